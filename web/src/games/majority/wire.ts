/** What this game shows and tells. Made by `make wire` from its room in src/isoloir/games; do not edit. */

export type Told =
  | RoundBegan
  | Shuffled
  | TurnBegan
  | Voted
  | NoMajority
  | Scored
  | WordsWon
  | Eliminated
  | TwoLeft
  | TooFewCards
  | RoundEnded
  | GameWon;

/**
 * Everyone is in again.
 */
export interface RoundBegan {
  type: "RoundBegan";
  round: number;
  aim: "least" | "most";
  word: number;
}
/**
 * A pack had run out: all words outside the pile were turned over, shuffled and dealt again.
 */
export interface Shuffled {
  type: "Shuffled";
  cards: number;
}
export interface TurnBegan {
  type: "TurnBegan";
  turn: number;
  reference: number;
  words: number[];
}
export interface Voted {
  type: "Voted";
  votes: (("A" | "B" | "C" | "score") | null)[];
}
/**
 * No option had two votes: nobody scores and the round is over.
 */
export interface NoMajority {
  type: "NoMajority";
}
/**
 * Score was among the winners: its voters take their points and are done with this round.
 */
export interface Scored {
  type: "Scored";
  seats: number[];
  points: number;
}
/**
 * These words join the pile, the last of them on top.
 */
export interface WordsWon {
  type: "WordsWon";
  words: number[];
  seats: number[];
  pile: number;
}
/**
 * Out until the next round.
 */
export interface Eliminated {
  type: "Eliminated";
  seats: number[];
}
/**
 * A turn would begin with two seats: both take the pile's worth and the round is over.
 */
export interface TwoLeft {
  type: "TwoLeft";
  seats: number[];
  points: number;
}
/**
 * Nearly all words lie in the pile, so no turn can begin: nobody scores and the round is over.
 */
export interface TooFewCards {
  type: "TooFewCards";
}
export interface RoundEnded {
  type: "RoundEnded";
  round: number;
  gains: number[];
}
export interface GameWon {
  type: "GameWon";
  seats: number[];
  scores: number[];
}
export interface View {
  seat: number | null;
  next: string;
  cards: "en" | "fr";
  house_words: string[];
  reversed_rounds: boolean;
  show_totals: boolean;
  round: number;
  turn: number;
  aim: "least" | "most";
  pile: number[];
  words: (number | null)[];
  left: number[];
  discard: number[];
  shuffles: number;
  turned: number[];
  active: number[];
  gains: number[];
  scores: (number | null)[];
  last: Opened | null;
  course: string;
}
/**
 * The last ballot that was opened, and what it brought.
 */
export interface Opened {
  round: number;
  turn: number;
  reference: number;
  words: number[];
  votes: (("A" | "B" | "C" | "score") | null)[];
  gains: number[];
  won: ("A" | "B" | "C" | "score")[];
}
