/** What one may see at a table of The Majority, as `games/the_majority/view.py` makes it. */
import type { Seat } from "../face";

/** A colour's letter and a power: "R10". */
export type Card = string;
export type Colour = "R" | "B" | "Y";

export const COLOURS: readonly Colour[] = ["R", "B", "Y"];

/** A card of the trick under way. */
export interface Lying {
  card: Card;
  /** Who played it. */
  seat: Seat;
  /** Before whom it lies now. */
  front: Seat;
  stolen: boolean;
  dead: boolean;
}

export interface Memory {
  looks: { packet: Card[]; took: Card | null }[];
  gave: Card | null;
  got: Card | null;
}

export interface View {
  seat: Seat | null;
  next: string;
  round: number;
  deck: number;
  /** Mine; while the draft lasts, the cards I have put aside. */
  hand: Card[];
  hand_sizes: number[];
  packet: Card[];
  packet_size: number;
  memories: Memory[];
  tricks: Card[][][];
  table: Lying[];
  open_from: Seat | null;
  token: Seat;
  won: Card[][];
  discard: Card[];
  coins: number[];
}

/** What a debate paid for one colour, as it was told. */
export interface Debate {
  colour: Colour;
  totals: number[];
  best: number;
  firsts: Seat[];
  seconds: Seat[];
  share: number;
  coins: number[];
}

export function colourOf(card: Card): Colour {
  return card.charAt(0) as Colour;
}

export function powerOf(card: Card): number {
  return Number(card.slice(1));
}

export function powerIn(cards: Card[], colour: Colour): number {
  return powersIn(cards, colour).reduce((sum, power) => sum + power, 0);
}

/** The cards that count, strongest first. */
export function powersIn(cards: Card[], colour: Colour): number[] {
  const powers = cards.filter((card) => colourOf(card) === colour).map(powerOf);
  return powers.filter((power) => power > 0).sort((a, b) => b - a);
}

/** What a power is made of, unless it is one card: "10 + 9". */
export function sumOf(cards: Card[], colour: Colour): string {
  const powers = powersIn(cards, colour);
  return powers.length > 1 ? powers.join("\u00a0+ ") : "";
}

/** Who is on whose side; each alone unless they are four. */
export function teamsOf(seats: number): Seat[][] {
  return seats === 4
    ? [
        [0, 2],
        [1, 3],
      ]
    : Array.from({ length: seats }, (_, seat) => [seat]);
}

export function teamOf(seat: Seat, seats: number): number {
  return teamsOf(seats).findIndex((team) => team.includes(seat));
}
