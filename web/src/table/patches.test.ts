import { expect, test } from "vitest";
import type { Moved, Replayed } from "../wire";
import { stepsOf, viewBefore, viewFor } from "./moments";
import { patched, unfolded, unrolled } from "./patches";

const told = [
  { event: { type: "Dealt" }, only: null },
  { event: { type: "Drew" }, only: 1 },
];
const whole = { seat: 1, hand: [3], scores: [0, 0, 0], course: "a" };

function moved(pause: number, since: number | null, view: unknown, moments: unknown[], heard = told): Moved {
  return { pause, since, told: heard, views: [{ seat: 1, view, moments }] } as unknown as Moved;
}

test("a patch sets fields, puts something at the end, and changes a list by place", () => {
  const after = patched(whole, { seat: 2, "+hand": [5], "+course": "b", "@scores": { "1": 4 } });

  expect(after).toEqual({ seat: 2, hand: [3, 5], scores: [0, 4, 0], course: "ab" });
  expect(whole.hand).toEqual([3]);
});

test("what a patch leaves alone stays the same object", () => {
  expect(patched(whole, { seat: 2 }).hand).toBe(whole.hand);
  expect(patched(whole, {})).toBe(whole);
});

test("each thing told comes with the table as it was then, from the one on show to the one to come", () => {
  const first = unfolded(moved(7, null, whole, []), null)!;
  const next = unfolded(moved(8, 7, null, [{ "@scores": { "0": 2 } }, { "+hand": [9] }]), first)!;

  expect(viewBefore(next, 1)).toEqual(whole);
  expect(stepsOf(next, 1).map(({ view }) => [view.scores, view.hand])).toEqual([
    [[2, 0, 0], [3]],
    [
      [2, 0, 0],
      [3, 9],
    ],
  ]);
  expect(viewFor(next, 1)).toEqual({ ...whole, scores: [2, 0, 0], hand: [3, 9] });
});

test("a patch for what this page doesn't show isn't applied", () => {
  const first = unfolded(moved(7, null, whole, []), null);

  expect(unfolded(moved(9, 8, null, []), first)).toBeNull();
  expect(unfolded(moved(9, 8, null, []), null)).toBeNull();
  expect(unfolded({ ...moved(8, 7, null, []), views: [{ seat: 2, view: null, moments: [] }] }, first)).toBeNull();
});

test("a change that nothing tells is one patch, and so is a reveal shown at once", () => {
  const first = unfolded(moved(7, null, whole, []), null);

  const silent = unfolded(moved(8, 7, null, [{ course: "z" }], []), first)!;
  const atOnce = unfolded(moved(8, 7, null, [{ course: "z" }]), first)!;

  expect(viewFor(silent, 1).course).toBe("z");
  expect(viewBefore(atOnce, 1)).toBeNull();
  expect(viewFor(atOnce, 1).course).toBe("z");
});

test("a record's moments follow from one another", () => {
  const moments = [
    { told: [], view: whole, moments: [] },
    { told, view: null, moments: [{}, { "+hand": [4] }] },
    { told: [], view: null, moments: [{ course: "b" }] },
  ];

  const again = unrolled({ viewer: 1, moments } as unknown as Replayed);

  expect(again.moments.map(({ view }) => view)).toEqual([
    whole,
    { ...whole, hand: [3, 4] },
    { ...whole, hand: [3, 4], course: "b" },
  ]);
});
