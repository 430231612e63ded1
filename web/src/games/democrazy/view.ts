/** What the server shows of Démocrazy, and the order of its colours. */
import type { Seat } from "../face";
import type { LaidOut, Law, Proposal, View, Voted } from "./wire";

export type { Law, Line, Outcome, Outlook, Proposal, Range, Reason, Standing, Told, View } from "./wire";
export type LawId = string;
export type Colour = "red" | "blue" | "yellow" | "green";
export type Vote = Voted["votes"][number];
export type Joker = NonNullable<View["joker"]>;
export type LawSymbol = NonNullable<Law["symbol"]>;
/** How many of each colour, in the order of COLOURS. */
export type Tokens = View["tokens"][number];
export type Move = LaidOut["moves"][number];
export type Effect = NonNullable<Proposal["written"]>;

export const COLOURS: readonly Colour[] = ["red", "blue", "yellow", "green"];
/** Voting cards that only some players hold. */
export const JOKERS: readonly string[] = ["white", "black", "scam"];

/** Questions answered with a person at the table. */
export const NAMING: readonly string[] = ["exchange", "doubt", "point", "catch", "hand-who", "hand-to"];

/** Who else is involved in a question: who they give to, or barter with. */
export function otherIn(item: View["agenda"][number] | undefined): Seat | undefined {
  if (item && "to" in item && typeof item.to === "number") return item.to;
  return item && "other" in item ? item.other : undefined;
}
