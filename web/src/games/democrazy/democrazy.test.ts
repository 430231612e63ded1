import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import OwnLine from "../../parts/OwnLine.svelte";
import { words as language, t } from "../../words/words.svelte";
import { SITTERS } from "../fixture";
import Booth from "./Booth.svelte";
import Face from "./Face.svelte";
import { VIEW, VOTED } from "./fixture";
import { loadForm } from "./forms/sentence.svelte";
import { cardOf, sentences } from "./laws.svelte";
import { changesNothing, sayNoChange, trend } from "./outlook";
import { lastBallot, sceneOf } from "./scene";
import type { Proposal, Told, View, Vote } from "./view";

beforeAll(async () => {
  await language.load("democrazy", "en");
  await language.load("page-more", "en");
  await language.speak("en");
  await sentences.load("en");
  // Compiled before it is waited for: on a busy machine that takes longer than a sentence may.
  await import("./Ballots.svelte");
});
afterEach(cleanup);

const after: View = { ...VIEW, next: "propose", proposal: null, pending: "red-carpet", outlook: null };
const props = { seat: 0, sitters: SITTERS, cards: "en" as const, still: true, t };
const shown = { ...props, mode: "phone" as const, lit: null, resting: true, asked: [0, 1, 2, 3], sealed: [] };

const vote = { ...VOTED, stances: [] };
/** The table when the votes are told. */
const open: View = { ...VIEW, vote, voted: VIEW.proposal };

describe("the table while it is told", () => {
  test("shows the open ballot as long as its law lies there", () => {
    expect(sceneOf(VIEW, null).ballot).toBeNull();
    expect(sceneOf(open, VOTED).ballot?.adopted).toBe(true);
    expect(sceneOf({ ...open, proposal: null }, null).ballot).toBeNull();
  });
  test("marks what came to and went from each", () => {
    const changes = (lit: Told) => sceneOf(VIEW, lit).changes.map(({ got, lost }) => [got.join(), lost.join()]);
    expect(changes({ type: "TokensDrawn", seat: 2, colours: ["red", "green"] })[2]).toEqual(["red,green", ""]);
    expect(changes({ type: "TokenGiven", seat: 0, to: 1, colour: "red" }).slice(0, 2)).toEqual([
      ["", "red"],
      ["red", ""],
    ]);
  });
  test("marks all that anyone who exchanged has now, and everybody where all pass theirs on", () => {
    const touched = (lit: Told) => sceneOf(VIEW, lit).changes.map(({ got }) => got.length);
    expect(touched({ type: "TokensExchanged", seats: [0, 3] })).toEqual([6, 0, 0, 6]);
    expect(touched({ type: "TokensRotated", to: "left" })).toEqual([6, 4, 4, 6]);
  });
  test("reads the final count seat by seat", () => {
    const counted = (lit: Told | null, view = VIEW) => sceneOf(view, lit).counted.map((lines) => lines.length);
    expect(counted({ type: "Counted", seat: 1, lines: [], points: 4 })).toEqual([1, 1, 0, 0]);
    expect(counted(null)).toEqual([0, 0, 0, 0]);
    expect(counted(null, { ...VIEW, next: "over" })).toEqual([1, 1, 1, 1]);
  });
});

test("the last vote is named after its law, even one written on a blank card, in the language of the cards", async () => {
  await Promise.all([sentences.load("fr"), loadForm("fr")]);
  const voted: Proposal = {
    law: "blank-1",
    repeals: null,
    parts: [],
    written: { do: "draw", who: "everyone", count: 2 },
    words: "",
    check: "word",
  };
  const later: View = {
    ...after,
    vote: { votes: ["no"], yes: 0, no: 1, stances: ["no"], adopted: false, why: [] },
    voted,
  };

  expect(lastBallot(later)?.law).toBe("blank-1");
  expect(cardOf("blank-1", later, "fr")).toMatchObject({ text: "Chacun pioche 2 pions.", lang: "fr" });
  expect(lastBallot({ ...later, proposal: voted })).toBeNull();
});

test("a law in somebody's own words shows them, and what the game makes of them", async () => {
  await Promise.all([sentences.load("en"), loadForm("en")]);
  const proposal: Proposal = {
    law: "blank-1",
    repeals: null,
    parts: [],
    written: { do: "draw", who: "everyone", count: 2 },
    words: "Drinks are on the house!",
    check: "word",
  };

  const card = { text: "Drinks are on the house!", does: "Everyone draws 2 tokens." };
  expect(cardOf("blank-1", { ...VIEW, proposal }, "en")).toMatchObject(card);
  const byHand: Proposal = { ...proposal, written: { do: "hand" } };
  expect(cardOf("blank-1", { ...VIEW, proposal: byHand }, "en")).toMatchObject({ byHand: true, does: undefined });
  expect(sayNoChange({ trigger: "now", byHand: true }, t)).toContain("the table says whether");
});

test("a law carried out by hand is laid out for everyone to judge", () => {
  const moves = [
    { do: "draw", who: 1 },
    { do: "give", who: null, to: 0, colour: "red" as const },
  ];
  const view = { ...VIEW, next: "agenda", agenda: [{ item: "Judge" as const, law: "masks-off", seat: 1, moves }] };
  const ask = { seat: 0, what: "judge", options: ["yes", "no"], take: 1, chosen: null, letters: 0 };
  render(Booth, { ...props, view: view as never, ask, draft: [], pick: () => undefined, arrange: () => undefined });

  expect(screen.getByText(/Tom draws 1 token; everyone gives Léa 1 red token/)).toBeTruthy();
  expect(screen.getByText("No, it said something else")).toBeTruthy();
});

test("a line of one's own is sealed as it will be read, and counts its letters", async () => {
  let sealed: unknown[] = [];
  const ask = { seat: 0, what: "blank-words", options: ["aloud"], take: 1, chosen: null, letters: 20 };
  render(OwnLine, { ask, draft: [], arrange: (draft) => (sealed = draft) });

  await fireEvent.input(screen.getByRole("textbox"), { target: { value: "  two   words " } });
  expect(sealed).toEqual(["two words"]);
  expect(screen.getByText("6 letters left")).toBeTruthy();
  await fireEvent.input(screen.getByRole("textbox"), { target: { value: "  " } });
  expect(sealed).toEqual([]);
});

test("a question shows the law that asks it", async () => {
  const view: View = { ...after, next: "agenda", acting: "whip-round" };
  const ask = { seat: 0, what: "return", options: ["red", "blue"], take: 1, chosen: null, letters: 0 };
  render(Booth, { ...props, view, ask, draft: [], pick: () => undefined, arrange: () => undefined });

  expect(screen.getByText(sentences.say("en", "democrazy-law-whip-round"))).toBeTruthy();
});

test("each law that may be proposed says what it would mean for me, unless it moves nothing yet", () => {
  const nothing = { ...VIEW.outlook!, points_with: VIEW.outlook!.points_without };
  const view: View = { ...after, prospects: { "masks-off": VIEW.outlook!, rainbow: nothing } };
  const ask = {
    seat: 0,
    what: "propose",
    options: ["masks-off", "rainbow", "blank-1"],
    take: 1,
    chosen: null,
    letters: 0,
  };
  render(Booth, { ...props, view, ask, draft: [], pick: () => undefined, arrange: () => undefined });

  const [bar, rainbow, blank] = screen.getAllByRole("button");
  expect(within(bar!).getByText("4 → 8 to 9 points")).toBeTruthy();
  expect(within(rainbow!).queryByText("For you:")).toBeNull();
  expect(within(blank!).queryByText("For you:")).toBeNull();
});

test("what would change is up, down, the same, or open", () => {
  expect(trend({ low: 4, high: 4 }, { low: 4, high: 6 })).toBe("up");
  expect(trend({ low: 4, high: 4 }, { low: 3, high: 4 })).toBe("down");
  expect(trend({ low: 4, high: 4 }, { low: 3, high: 6 })).toBe("open");
  expect(changesNothing(VIEW.outlook!)).toBe(false);
  expect(sayNoChange({ trigger: "start" }, t)).toContain("at the start of every turn");
  expect(sayNoChange({ trigger: "now" }, t)).toBe("For now, nobody’s tokens or points would change.");
});

test("the wall shows the law on the table, what it would change for each, and which law it replaces", async () => {
  render(Face, { ...shown, view: VIEW, sealed: [0] });

  expect(screen.getByText("4 → 8 to 9 points")).toBeTruthy();
  expect(screen.getByText("still 4 points")).toBeTruthy();
  expect(screen.getByText("It would replace “Rust”.")).toBeTruthy();
  expect(await screen.findByText("It’s about Tom and Sam.")).toBeTruthy();
});

test("an arrow never stands on a line without the points it speaks of", () => {
  render(Face, { ...shown, view: VIEW, sealed: [0] });

  expect(screen.getByText("4 → 8 to 9 points").textContent).toBe("▲\u00a04 → 8 to 9\u00a0points");
});

test("my laws lie on the table, unless the booth shows them as what I may choose", async () => {
  const dropping = (seat: number): View => ({
    ...after,
    next: "agenda",
    agenda: [{ item: "DropLaw", law: "rust", seat }],
  });
  const { rerender } = render(Face, { ...shown, view: dropping(1), asked: [1] });
  expect(screen.getByText("Your laws")).toBeTruthy();

  await rerender({ view: dropping(0), asked: [0] });
  expect(screen.queryByText("Your laws")).toBeNull();
});

test("a phone that slept through the end finds a larger table", async () => {
  const { rerender } = render(Face, { ...shown, view: VIEW, sitters: SITTERS.slice(0, 3) });
  expect(screen.queryByText("Sam")).toBeNull();

  await rerender({ sitters: SITTERS });
  expect(screen.getByText("Sam")).toBeTruthy();
});

test("while my own curtain is open the law is in the booth, once", () => {
  const title = sentences.say("en", "democrazy-law-red-carpet-title");
  const ask = { seat: 0, what: "vote", options: ["yes", "no"], take: 1, chosen: null, letters: 0 };
  render(Face, { ...shown, view: VIEW });
  expect(screen.queryByText(title)).toBeNull();
  expect(screen.getByText("4 → 8 to 9 points")).toBeTruthy();

  render(Booth, { ...props, view: VIEW, ask, draft: [], pick: () => undefined, arrange: () => undefined });
  expect(screen.getByText(title)).toBeTruthy();
  expect(screen.getByText("It would replace “Rust”.")).toBeTruthy();
});

test("a television keeps the last vote until the next law, and says what is coming before the first", async () => {
  const television = { ...shown, mode: "screen" as const, seat: null, asked: [2] };
  const voted = { law: "rust", repeals: null, parts: [], words: "", check: "word" as const, written: null };
  const vote = { votes: ["no", "no", "yes", "no"] as Vote[], yes: 1, no: 3, stances: [], adopted: false, why: [] };
  render(Face, { ...television, view: { ...after, vote, voted } });
  expect(screen.getByText("The last vote")).toBeTruthy();
  expect(screen.getByText("Rejected")).toBeTruthy();
  expect(screen.queryByText(/on its way/)).toBeNull();
  cleanup();

  render(Face, { ...television, view: after });
  expect(screen.getByText(/on its way/)).toBeTruthy();
});

test("a stamp falls across the law when the ballots are open", async () => {
  render(Face, { ...shown, view: open, lit: VOTED, resting: false });

  expect(screen.getByText("Adopted")).toBeTruthy();
  expect(await screen.findByText("The Scam flips the result: the law is adopted.")).toBeTruthy();
});

test("the final count is read line by line", async () => {
  const lines = SITTERS.map((_, seat) => [
    { law: null, points: 6 },
    { law: "rust", points: -seat },
  ]);
  render(Face, { ...shown, view: { ...after, next: "over", ended: "end", lines } });
  await screen.findByText("Sam");
  const first = screen.getAllByRole("listitem").find((each) => within(each).queryByText("Sam"))!;

  expect(within(first).getByText("−3")).toBeTruthy();
  expect(within(first).getAllByText("3").length).toBeGreaterThan(0);
  expect(screen.getAllByText(sentences.say("en", "democrazy-law-rust"))).toHaveLength(1);
});

test("on a television names stand upright above the count where a line would break them", async () => {
  const lines = SITTERS.map(() => [{ law: null, points: 1 }]);
  const over = { ...shown, mode: "screen" as const, view: { ...after, next: "over", ended: "end" as const, lines } };
  const upright = async () => (await screen.findByRole("table")).classList.contains("upright");

  render(Face, over);
  expect(await upright()).toBe(false);
  cleanup();
  render(Face, { ...over, sitters: SITTERS.map((sitter) => ({ ...sitter, name: "Christophe" })) });
  expect(await upright()).toBe(true);
});

test("a sum below nothing is written with a minus, like the lines above it", async () => {
  const lines = SITTERS.map(() => [
    { law: null, points: 1 },
    { law: "wealth-tax", points: -5 },
  ]);
  render(Face, { ...shown, view: { ...after, next: "over", ended: "end", lines } });

  expect(await screen.findAllByText("−4")).toHaveLength(SITTERS.length);
});

test("the booth offers what is asked and nothing else, and says what the law means for me", () => {
  const ask = { seat: 0, what: "vote", options: ["yes", "no", "scam"], take: 1, chosen: null, letters: 0 };
  render(Booth, { ...props, view: VIEW, ask, draft: ["no"], pick: () => undefined, arrange: () => undefined });
  const buttons = screen.getAllByRole("button");

  expect(buttons.map((button) => button.dataset.option)).toEqual(["yes", "no", "scam"]);
  expect(buttons.map((button) => button.getAttribute("aria-pressed"))).toEqual(["false", "true", "false"]);
  expect(screen.getByText("4 → 8 to 9 points")).toBeTruthy();
});

test("the booth says in a line what the law would leave the others with", () => {
  const ask = { seat: 0, what: "vote", options: ["yes", "no"], take: 1, chosen: null, letters: 0 };
  render(Booth, { ...props, view: VIEW, ask, draft: [], pick: () => undefined, arrange: () => undefined });
  const others = screen.getByText("The others:").parentElement!;

  expect(
    within(others)
      .getAllByRole("img")
      .map((each) => each.getAttribute("aria-label")),
  ).toEqual(["Tom", "Ada", "Sam"]);
  expect(others.textContent?.replace(/\s+/g, " ")).toContain("▲ 8 ");
  expect(others.textContent?.replace(/\s+/g, " ")).toContain("▼ 6");
});
