import { beforeAll, describe, expect, test } from "vitest";
import { words as language, t } from "../../words/words.svelte";
import type { GameWords } from "../face";
import { SITTERS } from "../fixture";
import { reader, sayEvent } from "../say";
import { VIEW, VOTED } from "./fixture";
import { loadForm } from "./forms/sentence.svelte";
import { cardOf, sentences } from "./laws.svelte";
import type { Reason, Told, View } from "./view";
import { why } from "./why";
import { words } from "./words";

beforeAll(async () => {
  await language.load("democrazy", "en");
  await language.speak("en");
  await sentences.load("en");
});

const after: View = { ...VIEW, next: "propose", proposal: null };

const say = (event: Told, to: ReturnType<typeof reader>) =>
  sayEvent("democrazy", words as unknown as GameWords<View>, { ...event }, to);

describe("words", () => {
  const to = reader(VIEW, 0, SITTERS, "en");

  test("group the ballots by what they say", () =>
    expect(say(VOTED, to)).toBe(
      "“Red carpet” is adopted, 1\u00a0YES to 2\u00a0NO. YES: Tom · NO: Ada and Sam · Scam: Léa. The\u00a0Scam flips the result: the law is adopted.",
    ));
  test("name a law by its title and its sentence", () =>
    expect(say({ type: "Proposed", seat: 1, law: "masks-off" }, to)).toBe(
      "Tom proposes “Masks off”. Everyone who still has a joker shows it and discards it.",
    ));
  test("say of a law that acts once what it does, even where nothing is there for it to act on", () => {
    expect(say({ type: "Applied", law: "clean-slate" }, to)).toBe(
      "“Clean slate” takes effect. All laws in force are repealed.",
    );
    expect(say({ type: "Applied", law: "morning-coffee" }, to)).toBe("“Morning coffee” takes effect.");
  });
  test("explain equals where the law at hand speaks of the most or the fewest tokens, and only there", () => {
    const voting = (law: string, more: object = {}) =>
      words.steps?.({
        ...VIEW,
        proposal: { law, repeals: null, parts: [], words: "", check: "word" as const, written: null, ...more },
      });
    expect(voting("rust")).toEqual(["vote"]);
    expect(voting("wealth-tax")).toEqual(["vote", "wealth"]);
    expect(voting("blank-1", { written: { do: "draw", who: "poorest", count: 1 } })).toEqual(["vote", "wealth"]);
    expect(words.steps?.({ ...after, known: [["rust", "wealth-tax"], [], [], []] })).toEqual(["propose", "wealth"]);
    expect(words.steps?.({ ...after, next: "agenda", acting: "luxury-tax" })).toEqual(["wealth"]);
  });
  test("name nobody where a replay shows the drawer's card to everybody", () => {
    const said = (event: Told) => say(event, to);
    expect(said({ type: "LawTaken", law: "masks-off" })).toBe(
      "It’s “Masks off”. Everyone who still has a joker shows it and discards it.",
    );
    expect(said({ type: "JokerDealt", joker: "scam" })).toBe("Your joker: Scam.");
  });
  test("count law by law", () => {
    const lines = [
      { law: null, points: 6 },
      { law: "rust", points: -2 },
    ];
    expect(say({ type: "Counted", seat: 0, lines, points: 4 }, to)).toBe("You: tokens 6, “Rust” −2 = 4");
  });
  test("read out a law written on a blank card", async () => {
    await loadForm("en");
    const effect = { do: "give", who: "left", to: "poorest", count: 2, colour: "green" } as const;
    expect(say({ type: "Written", seat: 1, law: "blank-1", effect, words: "", check: "word" }, to)).toContain(
      "2 green tokens",
    );
  });
});

test("a vote is explained in the table's own reasons, with the law behind them", () => {
  const said = (because: Reason["because"], law: string | null = null, adopts: Reason["adopts"] = true) =>
    why([{ because, law, adopts }], (id) => cardOf(id, VIEW, "en"), t).join(" ");

  expect(said("circle")).toContain("white circle, so it’s adopted");
  expect(said("black", null, false)).toBe("The\u00a0black shoe rejects the law, whatever the votes say.");
  expect(said("void")).toContain("they cancel each other out");
  expect(said("ties", "when-in-doubt", false)).toContain("“When in doubt, leave it out” settles it");
});

test("what is to be seen is short: the law lies on the table and its ballots beside it", () => {
  const to = reader(VIEW, 0, SITTERS, "en");
  const brief = (event: Told) => words.caption?.(event, to);
  const kept = (event: Told) => words.kept?.(event, to);

  expect(brief(VOTED)).toBe(
    "“Red carpet” is adopted, 1\u00a0YES to 2\u00a0NO. The\u00a0Scam flips the result: the law is adopted.",
  );
  expect(brief({ type: "Proposed", seat: 0, law: "rust" })).toBe("You propose “Rust”.");
  expect(kept({ type: "LawDrawn", seat: 1, left: 9 })).toBeNull();
  expect(brief({ type: "Repealed", law: "rust" })).toBeUndefined();
  expect(kept({ type: "Repealed", law: "rust" })).toBeUndefined();
});

test("what a seat holds is said where everything is open: its laws and its joker", () => {
  expect(words.held?.(0, reader(VIEW, 0, SITTERS, "en"))).toBe("“Masks off”, “Rainbow”, Scam");
  expect(words.held?.(1, reader({ ...VIEW, joker: null }, 1, SITTERS, "en"))).toBe("");
});
