import { expect, test } from "vitest";
import type { GameEvent } from "../face";
import { sceneOf, stacked, type View } from "./view";

const before: View = {
  seat: 0,
  next: "follow",
  deal: 1,
  leader: 2,
  lead: 5,
  hands: [[1], [2], [5], [9]],
  played: [[], [], [], []],
  scores: [0, 0, 0, 0],
  bids: [],
  shown: [],
  voids: 0,
  tokens: [0, 0, 0, 0],
};
const view: View = { ...before, lead: null, next: "lead", leader: 1, scores: [4, 4, -5, 0], shown: [2, 6, 5, 0] };
const told: GameEvent[] = [
  { type: "Revealed", cards: [2, 6, 5, 0] },
  { type: "BidScored", gains: [4, 4, -5, 0], scores: [4, 4, -5, 0] },
  { type: "LeadPassed", seat: 1 },
];

test("while the curtains open only the lead lies in the light", () => {
  expect(sceneOf(view, before, told, -1)).toMatchObject({
    cards: [null, null, 5, null],
    scores: [0, 0, 0, 0],
    gains: null,
  });
});

test("cards turn first, then the markers move", () => {
  expect(sceneOf(view, before, told, 0)).toMatchObject({ cards: [2, 6, 5, 0], scores: [0, 0, 0, 0] });
  expect(sceneOf(view, before, told, 1)).toMatchObject({ scores: [4, 4, -5, 0], gains: [4, 4, -5, 0], leader: 2 });
});

test("once all is told the last bid still lies there, and the table is the newest view", () => {
  expect(sceneOf(view, before, told, 3)).toMatchObject({
    cards: [2, 6, 5, 0],
    scores: [4, 4, -5, 0],
    leader: 2,
    next: 1,
  });
  expect(sceneOf(view, null, [], 0)).toMatchObject({ leader: 1, next: null });
  expect(sceneOf({ ...view, next: "over" }, before, told, 3)).toMatchObject({ leader: 2, next: null });
});

test("after a reload there is just the table", () => {
  expect(sceneOf(before, null, [], 0)).toMatchObject({ cards: [null, null, 5, null], gains: null });
});

test("a bid is counted as the one that lies there, until the next card is led", () => {
  const after = { ...view, bids: [[4, 4, -5, 0]] };
  expect(sceneOf(after, before, told, 1)).toMatchObject({ bid: 1 });
  expect(sceneOf(after, before, told, 3)).toMatchObject({ bid: 1 });
  expect(sceneOf({ ...after, lead: 7 }, after, [{ type: "Led", seat: 1, card: 7 }], 1)).toMatchObject({ bid: 2 });
});

test("after a token everybody starts again from nothing", () => {
  const tokens = [1, 0, 0, 0];
  const next = { ...view, deal: 2, leader: 0, scores: [0, 0, 0, 0], shown: [2, 6, 5, 0], tokens };
  const end = [...told.slice(0, 2), { type: "TokenWon", seat: 0, tokens }, { type: "DealBegan", deal: 2, seat: 0 }];
  expect(sceneOf(next, before, end, 2)).toMatchObject({ taker: 0, tokens, scores: [4, 4, -5, 0], deal: 1 });
  expect(sceneOf(next, before, end, 4)).toMatchObject({
    cards: [null, null, null, null],
    gains: null,
    deal: 2,
    bid: 1,
  });
});

test("equals stand on each other's heads, and whoever has room stands on the step", () => {
  expect(stacked([0, 0, 0, 0])).toEqual([0, 1, 2, 3]);
  expect(stacked([-3, 0, -3, 8])).toEqual([0, 0, 1, 0]);
});

test("of those who stand on each other's heads, nobody stands below somebody with fewer points", () => {
  expect(stacked([-7, -8, 3, 0])).toEqual([1, 0, 0, 0]);
  expect(stacked([-5, -6, -7, -8])).toEqual([3, 2, 1, 0]);
});
