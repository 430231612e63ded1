import { beforeAll, expect, test } from "vitest";
import { words as language } from "../../words/words.svelte";
import type { GameWords } from "../face";
import { SITTERS } from "../fixture";
import { reader, sayEvent } from "../say";
import { laid, TOLD, VIEW } from "./fixture";
import type { Told, View } from "./view";
import { words } from "./words";

const say = (event: Told, to: ReturnType<typeof reader>) =>
  sayEvent("the-majority", words as unknown as GameWords<View>, { ...event }, to);

beforeAll(async () => {
  await language.load("the-majority", "en");
  await language.speak("en");
  language.learn("the-majority", { prize: 2 });
});

test("words name cards by colour and power", () => {
  const to = reader(VIEW, 0, SITTERS, "en");

  expect(say(TOLD[1]!, to)).toBe("Bribe: you take the red\u00a03 played by Tom.");
  expect(say(TOLD[2]!, to)).toBe("Assassination (blue\u00a02): the yellow\u00a07 played by Sam is killed.");
  expect(words.choice?.({ seat: 0, what: "play", options: ["R0"], take: 1, chosen: null, letters: 0 }, "R0", to)).toBe(
    "red\u00a00 · bribe",
  );
});

test("the end names the teams with their coins", () => {
  const to = reader(VIEW, 0, SITTERS, "en");
  const won: Told = { type: "GameWon", seats: [0, 2], totals: [40, 31], by_token: false };

  expect(say(won, to)).toContain("(Trident\u00a040, Flame\u00a031)");
});

test("a debate in words counts those it names, and leaves out a second there is not", () => {
  const to = reader(VIEW, null, SITTERS, "en");
  const debate: Told = {
    firsts: [],
    seconds: [],
    type: "ColourDebated",
    round: 1,
    colour: "R",
    best: 9,
    totals: [9, 9, 4, 0],
    share: 2,
    coins: [],
  };
  const paid = (firsts: number[], seconds: number[]) => say({ ...debate, firsts, seconds }, to);

  expect(paid([0, 1], [2])).toContain("Tied for first with 9: Léa and Tom, 2 coins each. Second:");
  expect(paid([0], [])).toMatch(/First with 9: Léa, 2 coins. Nobody is second.$/);
  expect(words.kept?.(debate, to), "it stays on the table").toBeNull();
});

test("questions name the neighbour and the partner, and a step is known by its question", () => {
  const to = reader(VIEW, 3, SITTERS, "en");
  const ask = { seat: 3, options: ["R0"], take: 1, chosen: null, letters: 0 };

  expect(words.question?.({ ...ask, what: "draft" }, to)).toMatch(/keep\? You\spass\sthe\srest to Léa/);
  expect(words.question?.({ ...ask, what: "give" }, to)).toContain("give Tom, your partner");
  expect(words.question?.({ ...ask, what: "play" }, to)).toBeUndefined();
  expect(words.steps?.({ ...VIEW, next: "commit_openly" })).toEqual(["show"]);
});

test("of several spies it is said why this one takes the token", () => {
  const to = reader(VIEW, 0, SITTERS, "en");
  const named: Told & { type: "SpyNamed" } = { type: "SpyNamed", seat: 3, holder: 0, spies: [1, 3] };

  expect(say(named, to)).toBe(
    "Spy: Sam takes the token. Spies in play: Tom and Sam; the one furthest clockwise from the token takes it.",
  );
  expect(words.kept?.(named, to)).toBe("Spy: Sam takes the token.");
  expect(say({ ...named, seat: 0, spies: [0] }, to)).toBe("Spy: you keep the token.");
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
  const shown: Told = { type: "CardShown", seat: 1, card: "R3" };
  const open = { ...VIEW, table: [laid(1, "R3")] };

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
  const killed: Told = { type: "Killed", seat: 3, card: "Y7", by: ["R2", "R2"] };

  expect(say(killed, reader(VIEW, 0, SITTERS, "en"))).toMatch(/^Assassination \(red\u00a02\):/);
});
