/** What this game shows and tells. Made by `make wire` from its room in src/isoloir/games; do not edit. */

export type Told =
  | Began
  | RoundBegan
  | HandDealt
  | HandsPassed
  | HandReceived
  | HabitsLaid
  | Reminded
  | HabitsShown
  | VotesRevealed
  | Tied
  | TieSettled
  | HabitChosen
  | Portrayed
  | GameWon;

/**
 * Who is the first patient of every round, at random.
 */
export interface Began {
  type: "Began";
  seat: number;
}
export interface RoundBegan {
  type: "RoundBegan";
  round: number;
  points: number;
}
/**
 * Told to one seat: the habits it may give, or draft from.
 */
export interface HandDealt {
  type: "HandDealt";
  cards: number[];
}
/**
 * Strangers: everyone has laid one habit and passed the rest to the right.
 */
export interface HandsPassed {
  type: "HandsPassed";
  pick: number;
}
/**
 * Told to one seat: what came from its left.
 */
export interface HandReceived {
  type: "HandReceived";
  cards: number[];
}
/**
 * All habits are face down in front of their patients; the last card of each hand is gone, unseen.
 */
export interface HabitsLaid {
  type: "HabitsLaid";
}
/**
 * Before the first vote: it's no verdict, just the least wrong of what was offered; tease kindly.
 */
export interface Reminded {
  type: "Reminded";
}
/**
 * The patient's habits, at markers 1 to m in this order.
 */
export interface HabitsShown {
  type: "HabitsShown";
  seat: number;
  cards: number[];
}
export interface VotesRevealed {
  type: "VotesRevealed";
  seat: number;
  cards: number[];
  votes: number[];
}
export interface Tied {
  type: "Tied";
  seat: number;
  markers: number[];
}
export interface TieSettled {
  type: "TieSettled";
  seat: number;
  marker: number;
}
/**
 * The patient keeps this habit; the others leave the game.
 */
export interface HabitChosen {
  type: "HabitChosen";
  seat: number;
  marker: number;
  card: number;
  gains: number[];
  scores: number[];
}
/**
 * At the end: a person in the habits the table chose, round by round, and the one it chose among them.
 */
export interface Portrayed {
  type: "Portrayed";
  seat: number;
  cards: number[];
  best: number;
}
export interface GameWon {
  type: "GameWon";
  seats: number[];
}
export interface View {
  seat: number | null;
  next: string;
  seats: number;
  cards: "en" | "fr";
  strangers: boolean;
  house_phrases: string[];
  round: number;
  start: number;
  turn: number;
  pick: number;
  patient: number | null;
  hand: number[];
  given: number[];
  discards: number[];
  looked: number[][];
  spread: number[];
  votes: number[];
  tied: number[];
  history: Portrayal[];
  kept: number[][];
  portraits: Portrait[];
  scores: number[];
  points: number;
  rounds: number;
  reminder: boolean;
  gives_to: number[][];
  chosen: number | null;
}
/**
 * One patient's turn: what lay at the markers, who voted what, what was chosen.
 */
export interface Portrayal {
  round: number;
  patient: number;
  spread: number[];
  votes: number[];
  chosen: number;
}
/**
 * A person in the habits the table chose: those of rounds 1, 2, 3, and the one chosen among them.
 */
export interface Portrait {
  cards: number[];
  best: number;
}
