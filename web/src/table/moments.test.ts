import { expect, test } from "vitest";
import type { Moved } from "../wire";
import { stepsOf, viewBefore, viewFor } from "./moments";

const told = [
  { event: { type: "Dealt" }, only: null },
  { event: { type: "Drew" }, only: 1 },
  { event: { type: "Won" }, only: null },
];
const views = [
  {
    seat: 1,
    view: { score: 5, hand: 3 },
    moments: [
      { score: 0, hand: 0 },
      { score: 0, hand: 2 },
      { score: 0, hand: 3 },
      { score: 5, hand: 3 },
    ],
  },
  { seat: null, view: { score: 5 }, moments: [{ score: 0 }, { score: 0 }, { score: 5 }] },
];
const moved = { told, views } as unknown as Moved;

test("each thing told to a seat comes with the table as that seat saw it then", () => {
  expect(stepsOf(moved, 1).map(({ event, view }) => [event.type, view])).toEqual([
    ["Dealt", { score: 0, hand: 2 }],
    ["Drew", { score: 0, hand: 3 }],
    ["Won", { score: 5, hand: 3 }],
  ]);
  expect(stepsOf(moved, null).map(({ view }) => view.score)).toEqual([0, 5]);
});

test("before anything is told the table is as it was", () => {
  expect(viewBefore(moved, 1)).toEqual({ score: 0, hand: 0 });
  expect(viewFor(moved, 1)).toEqual({ score: 5, hand: 3 });
});

test("where the server shows the end at once, so do we", () => {
  const bare = { told, views: [{ seat: 1, view: { score: 5 }, moments: [] }] } as unknown as Moved;
  expect(viewBefore(bare, 1)).toBeNull();
  expect(stepsOf(bare, 1).map(({ view }) => view.score)).toEqual([5, 5, 5]);
});
