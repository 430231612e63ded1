/** What this game shows and tells. Made by `make wire` from its room in src/isoloir/games; do not edit. */

export type Told =
  DealBegan | Led | Revealed | BidVoid | BidSpent | BidScored | LeadPassed | TokenWon | DealTied | GameWon;

export interface DealBegan {
  type: "DealBegan";
  deal: number;
  seat: number;
}
export interface Led {
  type: "Led";
  seat: number;
  card: number;
}
export interface Revealed {
  type: "Revealed";
  cards: number[];
}
/**
 * Three equal cards or more: the cards go back and the same seat leads again.
 */
export interface BidVoid {
  type: "BidVoid";
}
/**
 * The bid was void too often: its cards are spent and nobody moves.
 */
export interface BidSpent {
  type: "BidSpent";
}
export interface BidScored {
  type: "BidScored";
  gains: number[];
  scores: number[];
}
/**
 * Who leads the next bid.
 */
export interface LeadPassed {
  type: "LeadPassed";
  seat: number;
}
export interface TokenWon {
  type: "TokenWon";
  seat: number;
  tokens: number[];
}
/**
 * Seats that did exactly as well as each other: no token, a new deal.
 */
export interface DealTied {
  type: "DealTied";
  seats: number[];
}
export interface GameWon {
  type: "GameWon";
  seats: number[];
}
export interface View {
  seat: number | null;
  next: string;
  first_leader: number | null;
  deal: number;
  leader: number;
  lead: number | null;
  hands: number[][];
  played: number[][];
  scores: number[];
  bids: number[][];
  shown: number[];
  led: number;
  voids: number;
  tokens: number[];
  course: string;
  bid: Bid | null;
  number: number;
  bids_in_deal: number;
  tokens_to_win: number;
  limit: number;
}
/**
 * The bid opened last in this deal; it stays on the table until the next card is led.
 */
export interface Bid {
  leader: number;
  cards: number[];
  places: ("first" | "first-tied" | "last" | "second" | "third")[];
  gains: number[] | null;
  void: boolean;
}
