/** What one may see at a table of Démocrazy, as `games/democrazy/view.py` makes it. */
import type { Lang } from "../../words/words.svelte";
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
  title?: Record<Lang, string>;
  text?: Record<Lang, string>;
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

/** One step from the cards to the result of a vote. */
export interface Reason {
  because: string;
  /** The law in force that makes it so. */
  law: LawId | null;
  adopts: boolean | null;
}

export interface Outcome {
  votes: Vote[];
  yes: number;
  no: number;
  adopted: boolean;
  why: Reason[];
}

/** What is to be done next; `item` is its name, `law` the law that wants it done. */
export interface Item {
  item: string;
  law: LawId;
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
  /** The laws in force that would surely go. */
  repeals: LawId[];
  ends: boolean;
}

export interface View {
  seat: Seat | null;
  next: string;
  seats: number;
  house: Law[];
  turn: number;
  active: Seat;
  tokens: Tokens[];
  used: boolean[];
  force: Standing[];
  pending: LawId | null;
  proposal: Proposal | null;
  vote: Outcome | null;
  /** What the last vote was about, as it lay on the table. */
  voted: Proposal | null;
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
  /** What each law I may propose, or let go for mine, would lead to. */
  prospects: Record<LawId, Outlook>;
}
