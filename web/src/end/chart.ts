/** Where the lines of the score chart run: one for each who plays alone or for each team, from the start to the last round. */
import type { Seat } from "../games/face";
import type { Round, Story } from "../wire";
import { alone, together } from "./podium";

export const WIDTH = 340;
export const HEIGHT = 190;
const LEFT = 30;
const RIGHT = 300;
const TOP = 12;
const BOTTOM = 166;
/** How far apart the tokens at the ends of the lines stay. */
export const APART = 17;
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200];

export interface Line {
  seats: readonly Seat[];
  points: [x: number, y: number][];
  /** Where the tokens stand: beside the end, or moved a little where others end there too. */
  token: number;
}

export interface Chart {
  lines: Line[];
  /** Heights worth a rule, with what they mean. */
  rules: { y: number; score: number }[];
  /** Rounds worth a number. */
  marks: { x: number; round: number }[];
}

export function chartOf({ rounds, start }: Pick<Story, "rounds" | "start">, teams = alone(start.length)): Chart {
  const rows = [start, ...rounds.map((each) => each.scores)].map((row) => teams.map((seats) => together(row, seats)));
  const low = Math.min(0, ...rows.flat());
  const high = Math.max(low + 1, 0, ...rows.flat());
  const x = (at: number) => LEFT + ((RIGHT - LEFT) * at) / (rows.length - 1);
  const y = (score: number) => BOTTOM - ((BOTTOM - TOP) * (score - low)) / (high - low);
  const lines = teams.map((seats, team) => ({
    seats,
    points: rows.map((row, at): [number, number] => [x(at), y(row[team] ?? 0)]),
    token: 0,
  }));
  spread(lines);
  return { lines, rules: heights(low, high).map((score) => ({ y: y(score), score })), marks: marked(rounds, x) };
}

/** Round numbers equally far apart, zero among them, few enough to be read. */
function heights(low: number, high: number): number[] {
  const step = STEPS.find((each) => (high - low) / each <= 5) ?? high - low;
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, i) => (first + i) * step);
}

/** From the lowest up, each token at least APART above the one before; then all back down into the frame. */
function spread(lines: Line[]): void {
  const ends = [...lines].sort((a, b) => end(b) - end(a) || (a.seats[0] ?? 0) - (b.seats[0] ?? 0));
  let below = Number.POSITIVE_INFINITY;
  for (const line of ends) {
    line.token = Math.min(end(line), below - APART);
    below = line.token;
  }
  let above = TOP - APART;
  for (const line of ends.reverse()) {
    line.token = Math.max(line.token, above + APART);
    above = line.token;
  }
}

const end = (line: Line) => line.points.at(-1)?.[1] ?? 0;

/** At most about eight numbers, the last round always among them. */
function marked(rounds: readonly Round[], x: (at: number) => number): Chart["marks"] {
  const step = Math.ceil(rounds.length / 8);
  const wanted = rounds.map((each, at) => ({ x: x(at + 1), round: each.round }));
  return wanted.filter((_, at) => (wanted.length - 1 - at) % step === 0);
}
