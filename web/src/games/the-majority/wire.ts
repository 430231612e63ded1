/** What this game shows and tells. Made by `make wire` from its room in src/isoloir/games; do not edit. */

export type Told =
  | TokenPlaced
  | RoundBegan
  | PacketHeld
  | PacketsPassed
  | LastCardKept
  | HandTaken
  | GiftsExchanged
  | GiftReceived
  | Revealed
  | CardShown
  | BribesCancelled
  | Stolen
  | Killed
  | EffectLost
  | SpyNamed
  | OpenTrickAhead
  | Betrayed
  | Collected
  | ColourDebated
  | RoundEnded
  | GameWon;

/**
 * Who holds the spy's token at the start.
 */
export interface TokenPlaced {
  type: "TokenPlaced";
  seat: number;
}
export interface RoundBegan {
  type: "RoundBegan";
  round: number;
  dealt: number;
  deck: number;
}
/**
 * To its holder alone: the cards to choose from, after the deal and after each pass.
 */
export interface PacketHeld {
  type: "PacketHeld";
  cards: string[];
}
/**
 * Everyone has put one card aside and passed the rest to the left.
 */
export interface PacketsPassed {
  type: "PacketsPassed";
  size: number;
}
/**
 * To one seat alone: the single card that reached it goes straight to its hand.
 */
export interface LastCardKept {
  type: "LastCardKept";
  card: string;
}
/**
 * To one seat alone: the hand it has drafted.
 */
export interface HandTaken {
  type: "HandTaken";
  cards: string[];
}
/**
 * Partners have given each other one card.
 */
export interface GiftsExchanged {
  type: "GiftsExchanged";
}
/**
 * To one seat alone: what its partner gave it, and for which card.
 */
export interface GiftReceived {
  type: "GiftReceived";
  seat: number;
  given: string;
  received: string;
}
/**
 * All cards of a trick, by seat, turned up together.
 */
export interface Revealed {
  type: "Revealed";
  round: number;
  trick: number;
  cards: string[];
}
/**
 * A card of an open trick.
 */
export interface CardShown {
  type: "CardShown";
  seat: number;
  card: string;
}
/**
 * Two or more 0 of one colour: none of them works.
 */
export interface BribesCancelled {
  type: "BribesCancelled";
  colour: string;
  seats: number[];
}
/**
 * A bribe takes a card of its colour.
 */
export interface Stolen {
  type: "Stolen";
  seat: number;
  owner: number;
  card: string;
}
/**
 * A card goes to the discard.
 */
export interface Killed {
  type: "Killed";
  seat: number;
  card: string;
  by: string[];
}
/**
 * A stolen card doesn't act.
 */
export interface EffectLost {
  type: "EffectLost";
  seat: number;
  card: string;
}
/**
 * Who takes the token.
 */
export interface SpyNamed {
  type: "SpyNamed";
  seat: number;
  holder: number;
  spies: number[];
}
/**
 * The next trick is played face up, by these seats in turn.
 */
export interface OpenTrickAhead {
  type: "OpenTrickAhead";
  seats: number[];
}
/**
 * A 7 moves to the right.
 */
export interface Betrayed {
  type: "Betrayed";
  seat: number;
  to: number;
  card: string;
}
/**
 * What each seat wins by the trick.
 */
export interface Collected {
  type: "Collected";
  round: number;
  trick: number;
  won: string[][];
}
/**
 * Who is paid for a colour, and why.
 */
export interface ColourDebated {
  type: "ColourDebated";
  round: number;
  colour: string;
  totals: number[];
  best: number;
  firsts: number[];
  seconds: number[];
  share: number;
  coins: number[];
}
export interface RoundEnded {
  type: "RoundEnded";
  round: number;
  coins: number[];
}
export interface GameWon {
  type: "GameWon";
  seats: number[];
  totals: number[];
  by_token: boolean;
}
export interface View {
  seat: number | null;
  next: string;
  first_edition_spy: boolean;
  stolen_two_kills: boolean;
  first_token: number | null;
  round: number;
  deck: number;
  hand: string[];
  hand_sizes: number[];
  packet: string[];
  packet_size: number;
  memories: Memory[];
  tricks: string[][][];
  table: Lying[];
  open_from: number | null;
  token: number;
  won: string[][];
  discard: string[];
  coins: number[];
  laid: Laid[];
  order: number[];
  debates: Debate[];
  powers: number[][];
  trick: number;
  tricks_in_round: number;
  rounds: number;
  teams: number[][];
  places: Places;
}
/**
 * What this seat alone knows of one round.
 */
export interface Memory {
  looks: Look[];
  gave: string | null;
  got: string | null;
}
/**
 * A packet this seat has held in a draft.
 */
export interface Look {
  packet: string[];
  took: string | null;
}
/**
 * A card of the current trick.
 */
export interface Lying {
  card: string;
  seat: number;
  front: number;
  stolen: boolean;
  dead: boolean;
}
/**
 * A card of the trick on the table, and everything that happened to it.
 */
export interface Laid {
  card: string;
  seat: number;
  front: number;
  stolen: boolean;
  dead: boolean;
  betrayed: boolean;
  note: "" | "cancelled" | "idle";
}
/**
 * What one colour paid, and why.
 */
export interface Debate {
  colour: string;
  totals: number[];
  best: number;
  firsts: number[];
  seconds: number[];
  share: number;
  coins: number[];
}
/**
 * By seat: who sits where.
 */
export interface Places {
  left: number[];
  right: number[];
  partner: (number | null)[];
}
