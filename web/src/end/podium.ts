/** Who came where: winners first, then by score; equal scores share a place. A team stands on one step. */
import type { Seat } from "../games/face";

export interface Place {
  seats: readonly Seat[];
  place: number;
  /** What the seats have together. */
  score: number;
  won: boolean;
}

export function places(scores: readonly number[], winners: readonly Seat[], teams = alone(scores.length)): Place[] {
  const all = teams.map((seats) => ({
    seats,
    score: together(scores, seats),
    won: seats.some((seat) => winners.includes(seat)),
    place: 1,
  }));
  all.sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score);
  for (const [i, each] of all.entries()) {
    const above = all[i - 1];
    const tied = above && above.won === each.won && above.score === each.score;
    each.place = tied || (above?.won && each.won) ? above.place : i + 1;
  }
  return all;
}

export function together(scores: readonly number[], seats: readonly Seat[]): number {
  return seats.reduce((sum, seat) => sum + (scores[seat] ?? 0), 0);
}

export function alone(seats: number): readonly (readonly Seat[])[] {
  return Array.from({ length: seats }, (_, seat) => [seat]);
}
