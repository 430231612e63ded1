/** Who came where: winners first, then by score; equal scores share a place. */
import type { Seat } from "../games/face";

export interface Place {
  seat: Seat;
  place: number;
  score: number;
  won: boolean;
}

export function places(scores: readonly number[], winners: readonly Seat[]): Place[] {
  const all = scores.map((score, seat) => ({ seat, score, won: winners.includes(seat), place: 1 }));
  all.sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score || a.seat - b.seat);
  for (const [i, each] of all.entries()) {
    const above = all[i - 1];
    const tied = above && above.won === each.won && above.score === each.score;
    each.place = tied || (above?.won && each.won) ? above.place : i + 1;
  }
  return all;
}
