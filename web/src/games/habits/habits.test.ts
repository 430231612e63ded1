import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { words as catalogues, t } from "../../words/words.svelte";
import type { Option } from "../face";
import { reader } from "../say";
import Booth from "./Booth.svelte";
import { deck } from "./deck.svelte";
import Face from "./Face.svelte";
import { AFTER, CHOSEN, OPEN, SITTERS, VIEW, VOTED } from "./fixture";
import { giftsFrom, give, nextEmpty, takeBack } from "./giving";
import { sceneOf } from "./scene";
import { lines } from "./share";
import type { View } from "./view";
import { words } from "./words";

const HAND = [3, 4, 5, 6];
const GIVE = { seat: 1, what: "give", options: HAND, take: 3, chosen: null, letters: 0 };

beforeAll(async () => {
  await catalogues.speak("en");
  await Promise.all([catalogues.load("habits"), deck.load("en")]);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function face(more: object) {
  const common = { view: VIEW, seat: 1, sitters: SITTERS, cards: "en" as const, still: true, t };
  const asked = { asked: [0, 1, 2, 3], sealed: [1] };
  return render(Face, { props: { ...common, mode: "phone", lit: null, resting: true, ...asked, ...more } });
}
function booth(view: View, ask: object, draft: Option[] = []) {
  const pick = vi.fn();
  const arrange = vi.fn((draft: Option[]) => void rerender({ draft }));
  const common = { view, seat: 1, sitters: SITTERS, cards: "en" as const, still: true, t, draft, pick, arrange };
  const { rerender } = render(Booth, { props: { ...common, ask: ask as typeof GIVE } });
  return { pick, arrange };
}

test("a card has its phrase, and the house has its own", () => {
  expect(deck.phrase(3, VIEW)).not.toBe(deck.phrase(4, VIEW));
  expect(deck.phrase(490, VIEW)).toBe("You own this table.");
});

test("a card goes to one person; given to somebody who has one, the two change places", () => {
  const gifts = giftsFrom([3, 4], 3);

  expect(give(gifts, 5, 2)).toEqual([3, 4, 5]);
  expect(give(gifts, 5, 0)).toEqual([5, 4, null]);
  expect(give(gifts, 3, 1)).toEqual([4, 3, null]);
  expect(takeBack(gifts, 3)).toEqual([null, 4, null]);
  expect(nextEmpty(takeBack(gifts, 3), 1)).toBe(2);
});

test("cards are given by tapping a person, then a card, in the order of the seats", async () => {
  const { arrange } = booth({ ...VIEW, patient: null, spread: [], hand: HAND, next: "give" }, GIVE);

  for (const what of ["place='2'", "option='3'", "option='4'", "option='6'"]) {
    document.querySelector<HTMLElement>(`[data-${what}]`)!.click();
    await tick();
  }

  expect(arrange.mock.lastCall?.[0]).toEqual([4, 6, 3]);
  expect(document.querySelector("[data-option='5']")?.textContent).toContain("discarded");
});

test("a sealed giving is taken up again as it was", () => {
  booth({ ...VIEW, patient: null, spread: [], hand: HAND, next: "give" }, GIVE, [6, 3, 5]);

  expect(document.querySelector('[data-option="6"]')?.textContent).toContain("Cleo");
  expect(document.querySelector('[data-option="5"]')?.textContent).toContain("Ada");
  expect(document.querySelector('[data-option="4"]')?.textContent).toContain("discarded");
});

test("the vote shows each habit at its marker", () => {
  const { pick } = booth(
    { ...VIEW, patient: 1 },
    { seat: 1, what: "vote", options: [1, 2, 3], take: 1, chosen: null, letters: 0 },
  );

  const buttons = screen.getAllByRole("button");
  expect(buttons[1]!.textContent).toContain("You own this table.");
  expect(screen.getByText(/isn’t a verdict/)).toBeTruthy();
  expect(screen.getByText(/point if you’re right/).textContent).toMatch(/^Guess/);
  buttons[1]!.click();
  expect(pick).toHaveBeenCalledWith(2);
});

test("only the tied habits are offered to the patient, under their own numbers", () => {
  booth(
    { ...VIEW, votes: [1, 1, 3, 3], next: "settle" },
    { seat: 1, what: "settle", options: [1, 3], take: 1, chosen: null, letters: 0 },
  );

  expect(screen.getAllByRole("button").map((button) => button.dataset.option)).toEqual(["1", "3"]);
  expect(screen.getAllByRole("img").map((token) => token.getAttribute("aria-label"))).toEqual([
    "Ada",
    "Ben",
    "Cleo",
    "Dov",
  ]);
});

test("the reminder stands there through the first vote and no longer", () => {
  face({});
  expect(screen.getByText(/isn’t a verdict/)).toBeTruthy();
  cleanup();

  const history = [{ round: 1, patient: 2, spread: [5, 490, 9], votes: [2, 2, 1, 2], chosen: 490 }];
  face({ view: { ...VIEW, turn: 1, history, reminder: false } });
  expect(screen.queryByText(/isn’t a verdict/)).toBeNull();
  cleanup();

  // Anyone who watches reads it above the table.
  face({ seat: null, lit: { type: "Reminded" }, resting: false });
  expect(screen.queryByText(/isn’t a verdict/)).toBeNull();
});

test("while one votes, a phone shows above its booth only what the booth does not", () => {
  vi.stubGlobal("innerWidth", 390);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  face({ view: { ...VIEW, round: 2, kept: [[], [], [3], []] }, sealed: [] });

  expect(screen.getByRole("heading").textContent).toBe("Round 2 of 4 · Cleo");
  expect(screen.getByRole("list", { name: "Habits kept" }).textContent).toBe(deck.phrase(3, VIEW));
  expect(screen.queryByText("You own this table.")).toBeNull();
});

test("where the booth stands beside the table, the habits lie there too", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const history = [{ round: 1, patient: 0, spread: [3, 4, 6], votes: [2, 2, 1, 2], chosen: 4 }];
  face({ view: { ...VIEW, turn: 1, history }, sealed: [] });

  expect(screen.getByText("You own this table.")).toBeTruthy();
  expect(screen.queryByText(/the table chose/)).toBeNull();
});

test("anyone who turns a tablet gets the other arrangement", async () => {
  vi.stubGlobal("innerWidth", 820);
  vi.stubGlobal("matchMedia", () => ({ matches: innerWidth >= 960 }));
  face({ sealed: [] });
  expect(screen.queryByText("You own this table.")).toBeNull();

  vi.stubGlobal("innerWidth", 1180);
  dispatchEvent(new Event("resize"));

  expect(await screen.findByText("You own this table.")).toBeTruthy();
});

test("the booth reads the habits aloud, where there is a voice", () => {
  const speak = vi.fn();
  vi.stubGlobal("speechSynthesis", { cancel: vi.fn(), speak });
  vi.stubGlobal(
    "SpeechSynthesisUtterance",
    class {
      constructor(readonly text: string) {}
    },
  );
  booth(VIEW, { seat: 1, what: "vote", options: [1, 2, 3], take: 1, chosen: null, letters: 0 });

  screen.getByRole("button", { name: "Read aloud" }).click();

  expect(speak.mock.calls.map(([saying]) => saying.text)[1]).toBe("2. You own this table.");
});

test("the reveal shows who voted for what before it says what was chosen", () => {
  expect(sceneOf(OPEN, VOTED)).toMatchObject({ votes: [2, 2, 1, 2], chosen: null, gains: [] });
  expect(sceneOf(AFTER, CHOSEN)).toMatchObject({ chosen: 2, kept: [[], [], [490], []], gains: [1, 1, 0, 1] });
});

test("a television names what it lists under everybody's picture", () => {
  face({
    view: { ...VIEW, next: "give", patient: null, spread: [], kept: [[], [], [3], []], reminder: false },
    seat: null,
    mode: "screen",
  });

  expect(screen.getByRole("heading", { name: "Habits kept" })).toBeTruthy();
});

test("a tie marks the habits between which the patient decides", () => {
  face({ view: { ...VIEW, votes: [1, 1, 3, 3], tied: [1, 3], next: "settle" }, asked: [2] });

  expect(screen.getAllByText("tied")).toHaveLength(2);
  expect(screen.getByText(/Cleo will settle it/)).toBeTruthy();
});

test("the end is a portrait of everybody, one's own first, to be kept", () => {
  const portraits = SITTERS.map((_, seat) => ({ cards: [seat * 3, seat * 3 + 1, seat * 3 + 2], best: seat * 3 }));
  face({ view: { ...VIEW, next: "over", patient: null, spread: [], portraits }, asked: [], sealed: [] });

  expect(screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)).toEqual([
    "Your portrait",
    "Ada",
    "Cleo",
    "Dov",
  ]);
  expect(screen.getAllByRole("button", { name: /Save the picture · / })).toHaveLength(4);
});

test("events are told with the phrases of the cards and the names at the table", () => {
  const to = reader(VIEW, 1, SITTERS, "en");

  expect(words.event?.(VOTED, to)).toBe(
    "The votes are revealed: no.\u00a01 (Cleo)\u00a0· no.\u00a02 (Ada, Ben and Dov)",
  );
  expect(words.caption?.(VOTED, to)).toBe("The votes are revealed.");
  expect(words.kept?.(VOTED, to)).toBeNull();
  expect(words.kept?.({ type: "RoundBegan", round: 3, points: 1 }, to)).toBeNull();
  expect(words.kept?.({ type: "RoundBegan", round: 4, points: 2 }, to)).toBeUndefined();
  expect(words.event?.(CHOSEN, to)).toContain("“You own this table”");
  const house = { ...VIEW, house_phrases: ["Tu dis « non » à tout.", "You say “no” to everything."] };
  const said = (card: number) => words.event?.({ ...CHOSEN, card }, reader(house, 1, SITTERS, "en"));
  expect(said(490)).toContain("“Tu dis “non” à tout”");
  expect(said(491)).toContain("“You say ‘no’ to everything”");
  expect(words.event?.({ type: "HandDealt", cards: [1] }, to)).toBeNull();
});

test("the question names the patient, who is asked what the table will say", () => {
  const vote = { seat: 1, what: "vote", options: [1, 2, 3], take: 1, chosen: null, letters: 0 };

  expect(words.question?.(vote, reader(VIEW, 1, SITTERS, "en"))).toBe("Which habit fits Cleo best?");
  const own = { ...VIEW, patient: 1 };
  expect(words.question?.(vote, reader(own, 1, SITTERS, "en"))).toBe(t("habits-ask-vote-self"));
  expect(words.steps?.({ ...VIEW, next: "draft" })).toEqual(["pick"]);
});

test("a sealed giving is read with the names of those who get the cards", () => {
  const to = reader(VIEW, 1, SITTERS, "en");

  expect([490, 5, 6].map((card, place) => words.choice?.(GIVE, card, to, place)?.split(":")[0])).toEqual([
    "to Cleo",
    "to Dov",
    "to Ada",
  ]);
  expect(words.choice?.(GIVE, 490, to)).toBe("You own this table.");
});

test("a long phrase is broken into lines that fit", () => {
  expect(lines("one two three", (text) => text.length, 7)).toEqual(["one two", "three"]);
});

test("what a seat holds is said where everything is open", () => {
  expect(words.held?.(1, reader({ ...VIEW, hand: [490] }, 1, SITTERS, "en"))).toBe("You own this table.");
});
