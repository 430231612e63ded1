import { expect, test } from "vitest";
import type { Reader } from "../face";
import { BID, VIEW } from "./fixture";
import type { Bid, View } from "./wire";
import { words } from "./words";

const NAMES = ["Ann", "Ben", "Cy", "Di"];
const to = {
  view: VIEW,
  seat: 0,
  t: (id: string, args: Record<string, unknown> = {}) =>
    `${id.replace("third-man-face-", "")}(${Object.values(args).join(" ")})`,
  name: (seat: number) => NAMES[seat],
  names: (seats: number[]) => seats.map((seat) => NAMES[seat]).join(" and "),
} as unknown as Reader<View>;
const scored = (gains: number[], scores: number[]) => words.event?.({ type: "BidScored", gains, scores }, to);

/** The cards of a bid, and someone who sees them lie there. */
function opened(cards: number[], places: Bid["places"]): [{ type: "Revealed"; cards: number[] }, Reader<View>] {
  return [
    { type: "Revealed", cards },
    { ...to, view: { ...VIEW, bid: { ...BID, cards, places } } },
  ];
}

test("a scored bid tells who moved and where to, and who did not", () => {
  expect(scored([4, -5, 0, 0], [14, -5, 3, 0])).toBe(
    "moved(Ann up 4 +14 yes)\u00a0· moved(Ben down 5 −5 no). stayed(Cy and Di Cy, Di 2 no)",
  );
});

test("anyone who stays with others is told so as a reader, and not by name", () => {
  expect(scored([0, -5, 0, 9], [14, -5, 3, 9])).toContain("stayed(Cy Cy 2 too)");
  expect(scored([0, -5, 6, 9], [14, -5, 3, 9])).toContain("stayed(Ann Ann 1 yes)");
});

test("nobody is said to stay when all moved, and nobody to move when all stayed", () => {
  expect(scored([4, -5, 6, 1], [4, -5, 6, 1])).not.toContain("stayed");
  expect(scored([0, 0, 0, 0], [0, 0, 0, 0])).toBe("nobody-moved()");
});

test("where two share a place, it is said that nobody gets the next, and three equal cards leave none to share", () => {
  const [event, seeing] = opened([4, 5, 6, 5], ["last", "second", "first", "second"]);
  expect(words.event?.(event, seeing)).toBe(
    "third-man-event-Revealed(you()\u00a04, Ben\u00a05, Cy\u00a06, Di\u00a05) no-third()",
  );
  expect(words.caption?.(event, seeing)).toBe("no-third()");
  expect(words.caption?.(...opened([9, 9, 3, 3], ["first-tied", "first-tied", "third", "third"]))).toBe("no-second()");
  expect(words.caption?.(...opened([9, 8, 5, 5], ["first", "second", "third", "third"]))).toBeUndefined();
  expect(words.caption?.(...opened([5, 5, 5, 2], []))).toBeUndefined();
});

test("a bid that no longer lies on the table is told by its cards alone", () => {
  expect(words.caption?.({ type: "Revealed", cards: [4, 5, 6, 5] }, to)).toBeUndefined();
});

test("what stays above the question is what the cards do not show, and all cards of a void bid, which are back in hand", () => {
  const kept = (cards: number[], places: Bid["places"]) => words.kept?.(...opened(cards, places));
  expect(kept([6, 3, 4, 1], ["first", "third", "second", "last"])).toBeNull();
  expect(kept([4, 5, 6, 5], ["last", "second", "first", "second"])).toBe("no-third()");
  expect(kept([5, 5, 5, 2], [])).toContain("you()\u00a05, Ben\u00a05, Cy\u00a05, Di\u00a02");
});

test("a deal that is over leaves one line: who took its token; who leads the next is seen, but for the first", () => {
  expect(words.kept?.({ type: "TokenWon", seat: 0, tokens: [1, 0, 0, 0] }, to)).toBe("token(Ann yes)");
  expect(words.kept?.({ type: "DealBegan", deal: 2, seat: 1 }, to)).toBeNull();
  expect(words.kept?.({ type: "DealBegan", deal: 1, seat: 1 }, to)).toBeUndefined();
});

test("a name that ends in a number stands apart from its card", () => {
  const twins = { ...to, seat: null, name: (seat: number) => `Zoé ${seat}` } as unknown as Reader<View>;
  expect(words.event?.({ type: "Revealed", cards: [6, 3] }, twins)).toContain(
    "Zoé 0\u00a0–\u00a06, Zoé 1\u00a0–\u00a03",
  );
});

test("a remark writes a score below zero with a minus, as the stairs do", () => {
  expect(words.remark?.({ type: "SankTheDeal", score: -27 }, to)).toEqual({ score: "−27" });
  expect(words.remark?.({ type: "BestThird", points: 14 }, to)).toEqual({});
});

test("a card is called one, not by a bare number", () => {
  const ask = { seat: 0, what: "answer", options: [4], take: 1, chosen: null, letters: 0 };
  expect(words.choice?.(ask, 4, to)).toBe("one(4)");
});
