/** What is face up at one moment. */
import type { Seat } from "../face";
import type { Card, Marker, Told, View } from "./view";

export interface Scene {
  patient: Seat | null;
  spread: Card[];
  /** By seat, while they are face up. */
  votes: (Marker | null)[] | null;
  /** The markers between which the patient decides. */
  tied: Marker[];
  chosen: Marker | null;
  /** What the choice has just brought, by seat. */
  gains: number[];
  kept: Card[][];
}

export function sceneOf(view: View, lit: Told | null, closed: readonly Seat[] = []): Scene {
  const { patient, spread, tied, kept, chosen } = view;
  const open = view.votes.map((vote, seat) => (closed.includes(seat) ? null : vote));
  const votes = open.length > 0 ? open : null;
  const gains = lit?.type === "HabitChosen" ? lit.gains : [];
  return { patient, spread, votes, tied, kept, gains, chosen };
}

export function votersOf(votes: (Marker | null)[] | null, marker: Marker): Seat[] {
  return (votes ?? []).flatMap((vote, seat) => (vote === marker ? [seat] : []));
}
