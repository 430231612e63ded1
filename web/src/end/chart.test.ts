import { expect, test } from "vitest";
import { APART, chartOf, HEIGHT } from "./chart";

const round = (number: number, ...scores: number[]) => ({ round: number, n: number, scores });

test("a line per seat from the start through every round, higher for more", () => {
  const { lines } = chartOf({ start: [6, 6], rounds: [round(1, 7, 6), round(2, 9, 2)] });

  expect(lines.map((line) => line.points.length)).toEqual([3, 3]);
  expect(lines[0]!.points[0]).toEqual(lines[1]!.points[0]);
  expect(lines[0]!.points[2]![1]).toBeLessThan(lines[0]!.points[0]![1]);
  expect(lines[1]!.points[2]![1]).toBeGreaterThan(lines[1]!.points[0]![1]);
});

test("a line per team where people win together, of what they have together", () => {
  const teams = [
    [0, 2],
    [1, 3],
  ];
  const { lines, rules } = chartOf({ start: [0, 0, 0, 0], rounds: [round(1, 4, 9, 6, 1)] }, teams);

  expect(lines.map((line) => line.seats)).toEqual(teams);
  expect(lines[0]!.points[1]![1]).toBe(lines[1]!.points[1]![1]);
  expect(rules.at(-1)!.score).toBe(10);
});

test("tokens of equal scores stand apart and inside the frame", () => {
  const seats = Array.from({ length: 10 }, () => 3);
  const tokens = chartOf({ start: seats.map(() => 0), rounds: [round(1, ...seats)] }).lines.map((line) => line.token);
  const sorted = [...tokens].sort((a, b) => a - b);

  expect(Math.min(...tokens)).toBeGreaterThan(0);
  for (const [i, y] of sorted.slice(1).entries()) expect(y - sorted[i]!).toBeGreaterThanOrEqual(APART - 0.001);
});

test("many rounds are numbered sparsely, and the last always is", () => {
  const rounds = Array.from({ length: 26 }, (_, i) => round(i + 1, i, 0));
  const { marks } = chartOf({ start: [0, 0], rounds });

  expect(marks.length).toBeLessThanOrEqual(8);
  expect(marks.at(-1)!.round).toBe(26);
});

test("heights are equally far apart, and none of them is missing", () => {
  const scores = (...last: number[]) =>
    chartOf({ start: [0, 0], rounds: [round(1, ...last)] }).rules.map((rule) => rule.score);

  expect(scores(3, 0)).toEqual([0, 1, 2, 3]);
  expect(scores(21, -6)).toEqual([0, 10, 20]);
  expect(scores(21, -20)).toEqual([-20, -10, 0, 10, 20]);
});

test("nobody scored: a flat line and no division by nothing", () => {
  const { lines, rules } = chartOf({ start: [0, 0], rounds: [round(1, 0, 0)] });

  expect(lines.flatMap((line) => line.points.flat()).every(Number.isFinite)).toBe(true);
  expect(rules.map((rule) => rule.score)).toContain(0);
});

test("nought is a height inside the frame, even where nobody ever stood there", () => {
  const { rules } = chartOf({ start: [6, 6], rounds: [round(1, 7, 4), round(2, 18, 5)] });

  expect(rules.find((rule) => rule.score === 0)!.y).toBeLessThan(HEIGHT);
});
