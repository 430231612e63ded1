/** What's on the table at one moment, and what has just changed there. */
import type { Seat } from "../face";
import {
  COLOURS,
  type Colour,
  JOKERS,
  type Joker,
  type LawId,
  type Line,
  type Outcome,
  type Tokens,
  type Told,
  type View,
  type Vote,
} from "./view";

/** While votes are turned up: what lies face down still is null, and so is what all come to. */
export interface Ballot extends Omit<Outcome, "votes" | "yes" | "no" | "adopted"> {
  law: LawId;
  votes: (Vote | null)[];
  yes: number | null;
  no: number | null;
  adopted: boolean | null;
}

/** What has just come to or gone from a seat. */
export interface Change {
  got: Colour[];
  lost: Colour[];
}
/** One and the same object, so that seats to which nothing happened aren't drawn again. */
const NOTHING: Change = { got: [], lost: [] };

type Shown = "turn" | "active" | "tokens" | "bag" | "holders" | "used" | "force" | "pending" | "proposal";

export interface Scene extends Pick<View, Shown> {
  deck: number;
  hands: number[];
  /** The open ballot, with the law it was about. */
  ballot: Ballot | null;
  /** The law that acts right now. */
  acting: LawId | null;
  changes: Change[];
  /** By seat, the final count as far as it has been read out. */
  counted: Line[][];
  counting: boolean;
  over: boolean;
}

/** While votes are turned up nobody knows yet what they come to, nor who has used a joker. */
function halfOpen(view: View, closed: readonly Seat[]): View {
  if (!view.vote || closed.length === 0) return view;
  const { votes, yes, no } = view.vote;
  const open = votes.map((vote, seat) => (closed.includes(seat) ? null : vote));
  const alike = count(votes, "yes") === yes && count(votes, "no") === no;
  const counted = alike ? { yes: count(open, "yes"), no: count(open, "no") } : { yes: null, no: null };
  const hides = (seat: Seat) => closed.includes(seat) && JOKERS.includes(votes[seat] as Joker);
  return {
    ...view,
    vote: { ...view.vote, ...counted, votes: open, adopted: null, why: [] } as never,
    holders: view.holders.map((holds, seat) => holds || hides(seat)),
    used: view.used.map((used, seat) => used && !hides(seat)),
  };
}

const count = (votes: readonly unknown[], side: string) => votes.filter((vote) => vote === side).length;

export function sceneOf(now: View, lit: Told | null, closed: readonly Seat[] = []): Scene {
  const view = halfOpen(now, closed);
  const { turn, active, tokens, bag, holders, used, force, pending, proposal, acting } = view;
  const over = view.next === "over";
  const changed = lit ? changesIn(lit, tokens) : {};
  return {
    ...{ turn, active, tokens, bag, holders, used, force, pending, proposal, acting },
    deck: view.deck_size,
    hands: view.hand_sizes,
    ballot: isOpen(view) ? ballotOf(view) : null,
    changes: tokens.map((_, seat) => changed[seat] ?? NOTHING),
    counted: view.lines.map((lines, seat) => (over || isRead(seat, lit) ? lines : [])),
    counting: over || lit?.type === "Counted",
    over,
  };
}

/** The seats are counted one after the other. */
function isRead(seat: Seat, lit: Told | null): boolean {
  return lit?.type === "Counted" && seat <= lit.seat;
}

/** Has the law on the table been voted on? */
function isOpen({ proposal, voted }: View): boolean {
  return proposal !== null && proposal.law === voted?.law;
}

function ballotOf(view: View): Ballot | null {
  return view.vote && view.voted && { ...view.vote, law: view.voted.law };
}

/** Whose tokens something told has moved, and which. */
function changesIn(lit: Told, tokens: Tokens[]): Record<Seat, Change> {
  switch (lit.type) {
    case "TokensDrawn":
      return { [lit.seat]: { got: lit.colours, lost: [] } };
    case "TokensReturned":
      return { [lit.seat]: { got: [], lost: lit.colours } };
    case "TokenGiven":
      return { [lit.seat]: { got: [], lost: [lit.colour] }, [lit.to]: { got: [lit.colour], lost: [] } };
    case "TokensBartered":
      return { [lit.seat]: { got: [lit.got], lost: [lit.gave] }, [lit.to]: { got: [lit.gave], lost: [lit.got] } };
    case "TokensExchanged":
      return whole(lit.seats, tokens);
    case "GameBegan":
    case "TokensRotated":
      return whole([...tokens.keys()], tokens);
    default:
      return {};
  }
}

/** Everything these seats have now is new to them. */
function whole(seats: readonly Seat[], tokens: Tokens[]): Record<Seat, Change> {
  const all = (held: Tokens | undefined) => COLOURS.flatMap((colour, n) => Array<Colour>(held?.[n] ?? 0).fill(colour));
  return Object.fromEntries(seats.map((seat) => [seat, { got: all(tokens[seat]), lost: [] }]));
}

export function total(lines: Line[]): number {
  return lines.reduce((sum, line) => sum + line.points, 0);
}

/** The vote held last, unless it is still on the table. */
export function lastBallot(view: View): Ballot | null {
  return isOpen(view) ? null : ballotOf(view);
}
