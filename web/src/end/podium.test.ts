import { expect, test } from "vitest";
import { places } from "./podium";

const short = (scores: number[], winners: number[]) =>
  places(scores, winners).map((each) => `${each.place}:${each.seats}`);

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

test("a team stands on one step with what it has together", () => {
  const teams = [
    [0, 2],
    [1, 3],
  ];
  expect(places([0, 19, 31, 39], [1, 3], teams)).toEqual([
    { seats: [1, 3], place: 1, score: 58, won: true },
    { seats: [0, 2], place: 2, score: 31, won: false },
  ]);
});
