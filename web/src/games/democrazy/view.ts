/** What one may see at a table of Démocrazy, as `games/democrazy/view.py` makes it. */
import type { Seat } from "../face";

export type LawId = string;
export type Colour = "red" | "blue" | "yellow" | "green";
export type Joker = "white" | "black" | "scam";
export type Vote = "yes" | "no" | Joker;
export type LawSymbol = Colour | "ballot" | "desk" | "clock" | "scales" | "hat";
/** How many of each colour, in the order of COLOURS. */
export type Tokens = [number, number, number, number];

export const COLOURS: readonly Colour[] = ["red", "blue", "yellow", "green"];
export const JOKERS: readonly string[] = ["white", "black", "scam"];

export type Effect = { do: string } & Record<string, unknown>;

/** A law's row, as `laws.jsonl` and house laws have it. */
export interface Law {
  id: LawId;
  kind: "red" | "blue";
  circle: "white" | "black";
  trigger: "now" | "start" | "vote" | "count" | "final" | "declare";
  effect: Effect;
  symbol?: LawSymbol;
  text?: { fr: string; en: string };
}

export interface Standing {
  law: LawId;
  declared: Seat[];
}

export interface Proposal {
  law: LawId;
  repeals: LawId | null;
  parts: (string | number)[];
  written: Effect | null;
}

export interface Outcome {
  votes: Vote[];
  yes: number;
  no: number;
  adopted: boolean;
}

/** What is to be done next; `item` is its name. */
export interface Item {
  item: string;
  law?: LawId;
  seat?: Seat;
  to?: Seat;
  other?: Seat;
}

/** What a law adds; without a law, the tokens at one point each. */
export interface Line {
  law: LawId | null;
  points: number;
}

/** The least and the most it may be. */
export interface Range {
  low: number;
  high: number;
}

export interface Outlook {
  law: LawId;
  tokens: Range[];
  points_without: Range[];
  points_with: Range[];
  ends: boolean;
}

export interface View {
  seat: Seat | null;
  next: string;
  seats: number;
  joker_mode: "all-void" | "shoes-void-scams-flip";
  house: Law[];
  turn: number;
  active: Seat;
  tokens: Tokens[];
  used: boolean[];
  force: Standing[];
  pending: LawId | null;
  proposal: Proposal | null;
  vote: Outcome | null;
  agenda: Item[];
  after: string;
  ended: "" | "end" | "bag";
  bag: Tokens;
  holders: boolean[];
  joker: Joker | null;
  hand_sizes: number[];
  known: LawId[][];
  deck_size: number;
  lines: Line[][];
  outlook: Outlook | null;
}
