import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { words as catalogues, t } from "../../words/words.svelte";
import type { Sitter } from "../face";
import { reader } from "../say";
import { toss } from "../toss.svelte";
import Booth from "./Booth.svelte";
import { deck } from "./deck.svelte";
import Face from "./Face.svelte";
import { liesOnItsBack, sceneOf } from "./slate";
import type { Opened, Told, View } from "./view";
import { words } from "./words";

const SITTERS = ["Ada", "Ben", "Cleo", "Dov"].map(
  (name, seat): Sitter => ({
    seat,
    name,
    look: { shape: "circle", colour: "red" },
    letter: name[0]!,
    bot: false,
    auto: false,
    mine: seat === 0,
  }),
);

const VIEW: View = {
  seat: 0,
  next: "vote",
  cards: "en",
  house_words: ["gizmo"],
  reversed_rounds: false,
  show_totals: false,
  round: 1,
  turn: 2,
  aim: "most",
  pile: [10, 20],
  words: [1, 2, 512],
  left: [60, 60, 60],
  discard: [],
  shuffles: 0,
  turned: [],
  active: [0, 1, 2],
  gains: [0, 0, 0, 0],
  scores: [7, null, null, null],
  last: null,
  course: "",
};
const VOTED: Told = { type: "Voted", votes: ["A", "A", "B", null] };
const WON: Told = { type: "WordsWon", words: [1], seats: [0, 1], pile: 3 };
const OUT: Told = { type: "Eliminated", seats: [2] };
const OPENED: Opened = {
  round: 1,
  turn: 2,
  reference: 20,
  words: [1, 2, 512],
  votes: ["A", "A", "B", null],
  gains: [0, 0, 0, 0],
  won: [],
};
/** The table when the votes are told, and when it is told what won. */
const OPEN: View = { ...VIEW, last: OPENED };
const AFTER: View = { ...OPEN, pile: [10, 20, 1], active: [0, 1], last: { ...OPENED, won: ["A"] } };

beforeAll(async () => {
  await catalogues.speak("en");
  await Promise.all([catalogues.load("majority"), deck.load("en")]);
});
afterEach(cleanup);

function face(more: object) {
  const common = { view: VIEW, seat: 0, sitters: SITTERS, cards: "en" as const, still: true, t };
  const props = {
    ...common,
    mode: "phone" as const,
    lit: null,
    resting: true,
    asked: [0, 1, 2],
    sealed: [0],
    ...more,
  };
  return render(Face, { props });
}

test("the deck knows its own words and those of the house", () => {
  expect(deck.word(0, VIEW)).toMatch(/\w/);
  expect(deck.word(512, VIEW)).toBe("gizmo");
});

test("what won is not marked before it is said", () => {
  expect(sceneOf(OPEN, VOTED)).toMatchObject({ pile: [10, 20], votes: OPENED.votes, won: null, fresh: 0 });
  expect(sceneOf(AFTER, WON)).toMatchObject({ pile: [10, 20, 1], won: ["A"], active: [0, 1], fresh: 1 });
  expect(sceneOf(AFTER, OUT)).toMatchObject({ won: ["A"], fresh: 0 });
});

test("what a vote paid stays beside it", () => {
  const paid = { ...AFTER, gains: [3, 3, 0, 0], last: { ...OPENED, gains: [3, 3, 0, 0] } };
  expect(sceneOf(paid, null)).toMatchObject({ paid: [3, 3, 0, 0], gains: [3, 3, 0, 0] });
});

test("what won is the reference only when the next turn begins: until then its votes are read beside the old one", () => {
  expect(sceneOf(AFTER, WON).reference).toBe(20);
  expect(sceneOf({ ...AFTER, turn: 3, words: [4, 5, 6] }, null)).toMatchObject({
    reference: 1,
    votes: null,
    won: null,
  });
});

test("a television asks the question and says what to vote for; the question stays while the votes are read", () => {
  const asked = () => screen.queryByText(`Which word goes best with “${deck.word(20, VIEW)}”?`);
  const { unmount } = face({ mode: "screen", seat: null });
  expect(asked()).toBeTruthy();
  expect(screen.getByText(/Vote with the crowd/)).toBeTruthy();
  unmount();

  face({ mode: "screen", seat: null, view: AFTER, lit: WON, resting: false });
  expect(asked()).toBeTruthy();
  expect(screen.queryByText(/Vote as most/)).toBeNull();
});

test("a new round has one card in the pile and no words yet", () => {
  const began = { ...AFTER, round: 2, turn: 0, pile: [9], words: [null, null, null] };

  expect(sceneOf(began, { type: "RoundBegan", round: 2, aim: "least", word: 9 })).toMatchObject({
    pile: [9],
    reference: 9,
    words: [],
    votes: null,
    fresh: 1,
  });
});

test("the slate shows the reference, the three words and what Score is worth", () => {
  face({});

  expect(screen.getByText("reference").nextElementSibling?.textContent).toBe(deck.word(20, VIEW));
  const chain = screen.getByRole("list", { name: /Words in the pile/ });
  expect([...chain.children].map((each) => each.textContent)).toEqual(VIEW.pile.map((word) => deck.word(word, VIEW)));
  for (const word of VIEW.words) expect(screen.getByText(deck.word(word, VIEW))).toBeTruthy();
  expect(screen.getByText(/2 points if Bank/)).toBeTruthy();
});

test("the words leave the slate while one's own booth shows them", () => {
  face({ sealed: [] });

  expect(screen.queryByText("gizmo")).toBeNull();
});

test("a reversed round says so", () => {
  face({ view: { ...VIEW, reversed_rounds: true, aim: "least" } });

  expect(screen.getByText(/LEAST well/)).toBeTruthy();
});

test("the vote that ended the game stays on the slate, and the totals stand elsewhere", () => {
  const last = {
    round: 1,
    turn: 2,
    reference: 9,
    words: [1, 2, 3],
    votes: ["A", "A", "score", null] as const,
    gains: [2, 2, 0, 0],
    won: ["A"] as const,
  };
  face({ view: { ...VIEW, next: "over", pile: [], active: [], scores: [22, 2, 0, 0], last }, asked: [], sealed: [] });

  expect(screen.getByText(deck.word(9, VIEW))).toBeTruthy();
  expect(screen.getByText("wins").closest("li")?.textContent).toContain(deck.word(1, VIEW));
  expect(screen.queryByText(/22/)).toBeNull();
  expect(screen.queryByText(/The last vote/)).toBeNull();
});

test("at the end everybody who was paid is told for what", () => {
  const votes = ["A", "A", "score", "score"] as const;
  const last = { round: 1, turn: 2, reference: 9, words: [1, 2, 3], votes: [...votes], gains: [2, 2, 1, 1], won: [] };
  const gains = [2, 2, 1, 1];
  face({ view: { ...VIEW, next: "over", pile: [], active: [], gains, scores: [19, 4, 20, 15], last }, asked: [] });

  expect(screen.getAllByText(/last two: 2 cards/)).toHaveLength(2);
  expect(screen.getAllByText(/Bank: 1 card/)).toHaveLength(2);
});

test("the question names the reference", () => {
  const ask = { seat: 0, what: "vote", options: ["A"], take: 1, chosen: null, letters: 0 };
  const to = reader({ ...VIEW, aim: "least" }, 0, SITTERS, "en");

  expect(words.question?.(ask, to)).toBe(`Which word goes least well with “${deck.word(20, VIEW)}”?`);
});

test("an open ballot names who chose what", () => {
  face({ view: OPEN, lit: VOTED, resting: false });

  expect(screen.getAllByRole("img", { name: "Ada" })).toHaveLength(1);
  expect(screen.queryByText("wins")).toBeNull();
});

test("what Score would bring is said until votes lie in its place", () => {
  const { unmount } = face({ resting: false });
  expect(screen.queryByText(/if Bank wins/)).toBeTruthy();
  unmount();

  face({ view: OPEN, lit: VOTED, resting: false });
  expect(screen.queryByText(/if Bank wins/)).toBeNull();
});

test("a replay does not promise that totals stay hidden", () => {
  const { unmount } = face({ seat: null });
  expect(screen.queryByText(/Totals stay hidden/)).toBeTruthy();
  unmount();

  face({ seat: null, mode: "replay" });
  expect(screen.queryByText(/Totals stay hidden/)).toBeNull();
});

test("the booth offers what is legal and marks what is picked", () => {
  const pick = vi.fn();
  const ask = { seat: 0, what: "vote", options: ["A", "B", "C", "score"], take: 1, chosen: null, letters: 0 };
  render(Booth, {
    props: {
      view: VIEW,
      seat: 0,
      sitters: SITTERS,
      cards: "en",
      still: true,
      t,
      ask,
      draft: ["C"],
      pick,
      arrange: vi.fn(),
    },
  });

  const buttons = screen.getAllByRole("button");
  expect(buttons.map((button) => button.getAttribute("aria-pressed"))).toEqual(["false", "false", "true", "false"]);
  buttons[3]!.click();
  expect(pick).toHaveBeenCalledWith("score");
});

test("events are told with the words of the cards and the names at the table", () => {
  const to = reader(VIEW, 0, SITTERS, "en");

  expect(words.event?.(VOTED, to)).toBe("The votes are revealed. A: Ada and Ben · B: Cleo.");
  expect(words.caption?.(VOTED, to)).toBe("The votes are revealed.");
  expect(words.kept?.(VOTED, to)).toBeNull();
  expect(words.caption?.(WON, to)).toMatch(/ wins with 2\u00a0votes: \d\u00a0cards in the pile\.$/);
  expect(words.event?.({ type: "RoundEnded", round: 1, gains: [0, 0, 0, 0] }, to)).toContain("nobody scores");
  expect(words.event?.(WON, to)).toContain(`“${deck.word(1, VIEW)}” wins with 2\u00a0votes`);
  expect(words.event?.(OUT, to)).toBeUndefined();
});

test("on a phone it stays to be read who else is out, as long as they are", () => {
  const kept = (seats: number[], view: View, seat: number | null) =>
    words.kept?.({ type: "Eliminated", seats }, reader(view, seat, SITTERS, "en"));

  expect(kept([3], VIEW, 0)).toBe("Dov is out.");
  expect(kept([0, 3], { ...VIEW, active: [1, 2] }, 0)).toBe("Dov is out.");
  expect(kept([2, 3], { ...VIEW, active: [0, 1] }, 0)).toBe("Cleo and Dov are out.");
  expect(kept([3], { ...VIEW, active: [0, 1, 2, 3] }, 0)).toBeNull();
  expect(kept([3], { ...VIEW, active: [0, 1, 2] }, 3)).toBeNull();
  expect(kept([3], VIEW, null)).toBeNull();
});

test("what happened is told once its words are there, not before with gaps", async () => {
  const to = reader({ ...VIEW, cards: "fr" }, 0, SITTERS, "fr");
  const began: Told = { type: "RoundBegan", round: 1, word: 3, aim: "most" };

  expect(words.event?.(began, to)).toBeNull();
  await deck.load("fr");

  expect(words.event?.(began, to)).toContain(deck.word(3, { ...VIEW, cards: "fr" }));
});

test("where several words win, the one on top is named: it is the next reference", () => {
  const to = reader(VIEW, 0, SITTERS, "en");
  const told = words.event?.({ type: "WordsWon", words: [1, 512], seats: [0, 1, 2, 3], pile: 4 }, to);
  expect(told).toContain("“gizmo” on top.");
  expect(words.event?.(WON, to)).not.toContain("on top");
});

test("totals are told to the table only when all of them lie face up", () => {
  expect(words.scores?.(VIEW)).toBeUndefined();
  expect(words.scores?.({ ...VIEW, scores: [1, 2, 3, 4] })).toEqual([1, 2, 3, 4]);
});

test("what a seat has is said where everything is open", () => {
  expect(words.held?.(0, reader(VIEW, 0, SITTERS, "en"))).toBe("7\u00a0pts");
});

test("the card lies on its back until somebody tosses it, and only at the start of a round that has one", () => {
  const begun = { ...VIEW, reversed_rounds: true, turn: 1, pile: [10], aim: "least" as const };
  const sent = vi.fn();
  toss.begin(sent);

  expect(
    words.question!({ seat: 0, what: "vote", options: [], take: 1 } as never, reader(begun, 0, SITTERS, "en")),
  ).toMatch(/toss the card/i);
  expect([begun, { ...begun, turn: 2, pile: [10, 20] }, VIEW].map((view) => liesOnItsBack(view, toss.waits))).toEqual([
    true,
    false,
    false,
  ]);
  toss.land();
  expect(
    words.question!({ seat: 0, what: "vote", options: [], take: 1 } as never, reader(begun, 0, SITTERS, "en")),
  ).toMatch(/least well/);
});
