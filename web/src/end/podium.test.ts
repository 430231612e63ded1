import { expect, test } from "vitest";
import { places } from "./podium";

const short = (scores: number[], winners: number[]) =>
  places(scores, winners).map((each) => `${each.place}:${each.seat}`);

test("winners stand first, then the scores decide, equals share a place", () => {
  expect(short([1, 3, 1, 0], [1])).toEqual(["1:1", "2:0", "2:2", "4:3"]);
});

test("a shared victory is one first place, and a winner need not have the highest score", () => {
  expect(short([2, 2, 1], [0, 1])).toEqual(["1:0", "1:1", "3:2"]);
  expect(short([9, 4], [1])).toEqual(["1:1", "2:0"]);
});

test("a game ended early has no winner, only scores", () => {
  expect(short([0, 5, 2], [])).toEqual(["1:1", "2:2", "3:0"]);
});
