/** Which part of a view goes where on the table of The Third Man. */
import type { Seat } from "../face";
import type { Bid, Told, View } from "./wire";

export type { Told, View };

/** All the cards there are, from what one seat still holds and has played. */
export function allCards({ hands, played }: View): number[] {
  return [...(hands[0] ?? []), ...(played[0] ?? [])].sort((a, b) => a - b);
}

/** The bid that is there: none once the next card is led. */
export function lying(view: View): Bid | null {
  return view.lead === null ? view.bid : null;
}

/** The cards in the street, by seat; null for face down or none. */
export function inTheStreet(view: View, closed: readonly Seat[] = []): (number | null)[] {
  const bid = lying(view);
  return view.scores.map(
    (_, seat) => (closed.includes(seat) ? null : bid?.cards[seat]) ?? (seat === view.leader ? view.lead : null),
  );
}

/** Whose light the street is in: who led the bid there, or leads the next one. */
export function inTheLight(view: View): Seat {
  return lying(view)?.leader ?? view.leader;
}

/** Who leads next, while a bid that's over is still there. */
export function nextToLead(view: View): Seat | null {
  return view.next === "lead" && lying(view)?.gains ? view.leader : null;
}

/** Which level each stands on, if several are less than this many points apart: those with more, higher. */
export function stacked(scores: readonly number[], apart = 3): number[] {
  const levels = scores.map(() => -1);
  const climbing = [...scores.entries()].sort(([, a], [, b]) => a - b);
  for (const [seat, score] of climbing)
    levels[seat] = 1 + Math.max(-1, ...levels.filter((_, other) => Math.abs((scores[other] ?? 0) - score) < apart));
  return levels;
}
