/** The album at any moment of the telling: the view before, plus what has been told so far. */
import type { GameEvent, Seat } from "../face";
import type { Card, Marker, View } from "./view";

export interface Scene {
  round: number;
  patient: Seat | null;
  spread: Card[];
  /** By seat, while they lie open. */
  votes: Marker[] | null;
  /** The markers between which the patient decides. */
  tied: Marker[];
  chosen: Marker | null;
  /** What the last choice brought, by seat. */
  gains: number[];
  kept: Card[][];
  /** The word before the first vote. */
  reminder: boolean;
  over: boolean;
}

export function sceneOf(view: View, before: View | null, told: GameEvent[], at: number): Scene {
  if (at >= told.length) return resting(view);
  const start = before ? resting(before) : { ...resting(view), ...CLEARED };
  return told.slice(0, at + 1).reduce(after, start);
}

/** Where the vote of this moment is settled or tied; the end, if there was none or the game is over with it. */
export function voted(told: GameEvent[]): number {
  const at = told.findLastIndex((event) => event.type === "HabitChosen" || event.type === "Tied");
  return at < 0 || told.at(-1)?.type === "GameWon" ? told.length : at;
}

const CLEARED = { patient: null, spread: [], votes: null, tied: [], chosen: null, gains: [] } satisfies Partial<Scene>;

function resting(view: View): Scene {
  const votes = view.votes.length > 0 ? view.votes : null;
  return {
    ...CLEARED,
    round: view.round,
    patient: view.patient,
    spread: view.spread,
    votes,
    tied: votes ? mostVoted(votes) : [],
    kept: view.kept,
    reminder: view.next === "vote" && view.history.length === 0,
    over: view.next === "over",
  };
}

/** The votes lie open only while several habits have the most of them. */
function mostVoted(votes: Marker[]): Marker[] {
  const count = (marker: Marker) => votes.filter((vote) => vote === marker).length;
  const most = Math.max(...votes.map(count));
  return [...new Set(votes)].filter((marker) => count(marker) === most).sort((a, b) => a - b);
}

type Field = { [key: string]: unknown };

const AFTER: Record<string, (scene: Scene, event: Field) => Partial<Scene>> = {
  RoundBegan: (_, event) => ({ ...CLEARED, round: event.round as number }),
  Reminded: () => ({ ...CLEARED, reminder: true }),
  HabitsShown: (_, event) => ({ ...CLEARED, patient: event.seat as Seat, spread: event.cards as Card[] }),
  VotesRevealed: (_, event) => ({
    ...CLEARED,
    patient: event.seat as Seat,
    spread: event.cards as Card[],
    votes: event.votes as Marker[],
    reminder: false,
  }),
  Tied: (_, event) => ({ tied: event.markers as Marker[] }),
  TieSettled: (_, event) => ({ tied: [], chosen: event.marker as Marker }),
  HabitChosen: (scene, event) => ({
    tied: [],
    chosen: event.marker as Marker,
    gains: event.gains as number[],
    kept: scene.kept.map((cards, seat) => (seat === event.seat ? withCard(cards, event.card as Card) : cards)),
  }),
  GameWon: () => ({ over: true }),
};

/** In the last round the chosen habit is one of those kept already. */
function withCard(cards: Card[], card: Card): Card[] {
  return cards.includes(card) ? cards : [...cards, card];
}

function after(scene: Scene, event: GameEvent): Scene {
  return { ...scene, ...AFTER[event.type]?.(scene, event) };
}

export function votersOf(votes: Marker[] | null, marker: Marker): Seat[] {
  return (votes ?? []).flatMap((vote, seat) => (vote === marker ? [seat] : []));
}

/** The others, the left neighbour first, then on clockwise: the order in which habits are given. */
export function othersFrom(seat: Seat, seats: number): Seat[] {
  return Array.from({ length: seats - 1 }, (_, place) => (seat + place + 1) % seats);
}
