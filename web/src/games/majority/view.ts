/** What one may see at a table of Majority, as `games/majority/view.py` makes it. */
import type { Lang } from "../../words/words.svelte";
import type { Option, Seat } from "../face";

/** A word is known by its number. */
export type Word = number;
export type Vote = "A" | "B" | "C" | "score";
export type Aim = "most" | "least";

export const LETTERS = ["A", "B", "C"] as const;
export const VOTES: readonly Vote[] = [...LETTERS, "score"];

/** Which of the three packs an option stands for; −1 for Score. */
export function placeOf(option: Option): number {
  return (LETTERS as readonly Option[]).indexOf(option);
}

/** The last ballot that was opened, and what it brought. */
export interface Opened {
  round: number;
  turn: number;
  reference: Word;
  words: Word[];
  /** By seat; null for a seat that was out. */
  votes: (Vote | null)[];
  gains: number[];
  /** What had the most votes; nothing without a majority. */
  won: Vote[];
}

export interface View {
  seat: Seat | null;
  next: string;
  cards: Lang;
  house_words: string[];
  reversed_rounds: boolean;
  show_totals: boolean;
  round: number;
  turn: number;
  aim: Aim;
  /** Its last word is the reference. */
  pile: Word[];
  words: (Word | null)[];
  active: Seat[];
  gains: number[];
  /** One's own; those of the others only if they lie face up, or at the end. */
  scores: (number | null)[];
  last: Opened | null;
}
