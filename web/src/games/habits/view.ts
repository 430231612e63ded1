/** What one may see at a table of Habits, as `games/habits/view.py` makes it. */
import type { Lang } from "../../words/words.svelte";
import type { Seat } from "../face";

/** A habit is known by its number; from 172 on it is a phrase of the house. */
export type Card = number;
/** 1..m, below the habits shown. */
export type Marker = number;

/** One patient's turn: what lay at the markers, who voted what, what was chosen. */
export interface Portrayal {
  round: number;
  patient: Seat;
  spread: Card[];
  votes: Marker[];
  chosen: Card;
}

/** A person in the habits the table chose, and the one it chose among them. */
export interface Likeness {
  cards: Card[];
  best: Card;
}

export interface View {
  seat: Seat | null;
  next: string;
  seats: number;
  cards: Lang;
  side: "a" | "b";
  strangers: boolean;
  house_phrases: string[];
  round: number;
  turn: number;
  pick: number;
  patient: Seat | null;
  hand: Card[];
  /** What I gave, to the seat at my left first; where strangers draft, what I laid before myself. */
  given: Card[];
  spread: Card[];
  /** By seat, while the patient settles a tie. */
  votes: Marker[];
  history: Portrayal[];
  kept: Card[][];
  portraits: Likeness[];
  scores: number[];
}
