import { beforeAll, expect, test } from "vitest";
import { words as language } from "../../words/words.svelte";
import { SITTERS } from "../fixture";
import { reader, sayEvent } from "../say";
import { TOLD, VIEW } from "./fixture";
import { words } from "./words";

beforeAll(async () => {
  await language.load("the-majority", "en");
  await language.speak("en");
});

test("words name cards by colour and power", () => {
  const to = reader(VIEW, 0, SITTERS, "en");

  expect(sayEvent("the-majority", words, TOLD[1]!, to)).toBe("Bribe: you take the red\u00a03 played by Tom.");
  expect(sayEvent("the-majority", words, TOLD[2]!, to)).toBe(
    "Assassination (blue\u00a02): the yellow\u00a07 played by Sam is killed.",
  );
  expect(words.choice?.({ seat: 0, what: "play", options: ["R0"], take: 1, chosen: null }, "R0", to)).toBe(
    "red\u00a00 · bribe",
  );
});

test("the end names the teams with their coins", () => {
  const to = reader(VIEW, 0, SITTERS, "en");
  const won = { type: "GameWon", seats: [0, 2], totals: [40, 31], by_token: false };

  expect(sayEvent("the-majority", words, won, to)).toContain("(Trident\u00a040, Flame\u00a031)");
});

test("a debate in words counts those it names, and leaves out a second there is not", () => {
  const to = reader(VIEW, null, SITTERS, "en");
  const debate = { type: "ColourDebated", round: 1, colour: "R", best: 9, totals: [9, 9, 4, 0], share: 2, coins: [] };
  const say = (firsts: number[], seconds: number[]) =>
    sayEvent("the-majority", words, { ...debate, firsts, seconds }, to);

  expect(say([0, 1], [2])).toContain("Joint first with 9: Léa and Tom, 2\u00a0coins each. Second:");
  expect(say([0], [])).toMatch(/First with 9: Léa, 2\u00a0coins. Nobody is second.$/);
  expect(words.kept?.(debate, to), "it stays on the table").toBeNull();
});

test("questions name the neighbour and the partner, and a step is known by its question", () => {
  const to = reader(VIEW, 3, SITTERS, "en");
  const ask = { seat: 3, options: ["R0"], take: 1, chosen: null };

  expect(words.question?.({ ...ask, what: "draft" }, to)).toMatch(/keep\? The\srest\sgoes to Léa/);
  expect(words.question?.({ ...ask, what: "give" }, to)).toContain("give Tom, your partner");
  expect(words.question?.({ ...ask, what: "play" }, to)).toBeUndefined();
  expect(words.steps?.({ ...VIEW, next: "commit_openly" })).toEqual(["show"]);
});

test("of several spies it is said why this one takes the token", () => {
  const to = reader(VIEW, 0, SITTERS, "en");
  const named = { type: "SpyNamed", seat: 3, holder: 0, spies: [1, 3] };

  expect(sayEvent("the-majority", words, named, to)).toBe(
    "Spy: Sam takes the token. Of Tom and Sam, that is the spy furthest from the token, going clockwise.",
  );
  expect(words.kept?.(named, to)).toBe("Spy: Sam takes the token.");
  expect(sayEvent("the-majority", words, { ...named, seat: 0, spies: [0] }, to)).toBe("Spy: you keep the token.");
});

test("an open replay names who gave what, and says nobody's last card as if it were the reader's", () => {
  const to = reader({ ...VIEW, seat: null }, null, SITTERS, "en");

  expect(words.event?.({ type: "GiftReceived", seat: 2, given: "B5", received: "R9" }, to)).toBe(
    "Léa gave Ada the blue\u00a05.",
  );
  expect(words.event?.({ type: "LastCardKept", card: "B5" }, to)).toBeNull();
});

test("what a seat holds is said where everything is open", () => {
  const view = { ...VIEW, packet: ["B6"], hand: ["R9"] };
  expect(words.held?.(0, reader(view, 0, SITTERS, "en"))).toBe("blue\u00a06, red\u00a09");
});

test("of a trick its cards stay above the question, and of an open one each only until all lie there", () => {
  const to = reader(VIEW, 0, SITTERS, "en");
  const shown = { type: "CardShown", seat: 1, card: "R3" };
  const open = { ...VIEW, table: [{ card: "R3", seat: 1, front: 1, stolen: false, dead: false }] };

  expect(words.kept?.(TOLD[0]!, to)).toBe(
    "Trick\u00a02: Léa red\u00a00, Tom red\u00a03, Ada blue\u00a02, Sam yellow\u00a07.",
  );
  expect(words.kept?.(TOLD[4]!, to), "the table has it").toBeNull();
  expect(words.kept?.(shown, to)).toBeNull();
  expect(words.kept?.(shown, reader(open, 0, SITTERS, "en"))).toBeUndefined();
});

test("once a round is over nothing of its tricks stays, only the coins and the new deal", () => {
  const to = reader({ ...VIEW, next: "draft", round: 2, packet_size: 5 }, 0, SITTERS, "en");

  for (const event of TOLD) expect(words.kept?.(event, to)).toBeNull();
  expect(words.kept?.({ type: "SpyNamed", seat: 3, holder: 0, spies: [3] }, to)).toBeNull();
  expect(words.kept?.({ type: "RoundEnded", round: 1, coins: [6, 2, 4, 1] }, to)).toBeUndefined();
});

test("two assassins alike are named once", () => {
  const killed = { type: "Killed", seat: 3, card: "Y7", by: ["R2", "R2"] };

  expect(sayEvent("the-majority", words, killed, reader(VIEW, 0, SITTERS, "en"))).toMatch(
    /^Assassination \(red\u00a02\):/,
  );
});
