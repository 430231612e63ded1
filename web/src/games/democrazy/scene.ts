/** What's on the table at one moment, and what has just changed there. */
import type { Seat } from "../face";
import { COLOURS, type Colour, type LawId, type Line, type Outcome, type Tokens, type Told, type View } from "./view";

export interface Ballot extends Outcome {
  law: LawId;
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

export function sceneOf(view: View, lit: Told | null): Scene {
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
