/** The table at any moment of the telling: the view before, plus what has been told so far. */
import type { GameEvent, Seat } from "../face";
import {
  COLOURS,
  type Colour,
  type Effect,
  JOKERS,
  type LawId,
  type Line,
  type Outcome,
  type Proposal,
  type Standing,
  type Tokens,
  type View,
  type Vote,
} from "./view";

export interface Ballot extends Outcome {
  law: LawId;
}

/** What has just come to or gone from a seat. */
export interface Change {
  got: Colour[];
  lost: Colour[];
}
/** One and the same, so that whoever nothing happened to is not drawn again. */
const NOTHING: Change = { got: [], lost: [] };

export interface Scene {
  turn: number;
  active: Seat;
  tokens: Tokens[];
  bag: Tokens;
  deck: number;
  hands: number[];
  holders: boolean[];
  used: boolean[];
  force: Standing[];
  pending: LawId | null;
  proposal: Proposal | null;
  /** The ballot lying open, with the law it was about. */
  ballot: Ballot | null;
  /** The law that acts right now. */
  acting: LawId | null;
  changes: Change[];
  /** By seat, the final count as far as it has been read out. */
  counted: Line[][];
  counting: boolean;
  over: boolean;
}

export function sceneOf(view: View, before: View | null, told: GameEvent[], at: number): Scene {
  if (at >= told.length) return resting(view);
  return told.slice(0, Math.max(0, at + 1)).reduce(after, before ? resting(before) : undealt(view));
}

function resting(view: View): Scene {
  const over = view.next === "over";
  const { turn, active, tokens, bag, holders, used, force, pending, proposal } = view;
  return {
    turn, active, tokens, bag, deck: view.deck_size, hands: view.hand_sizes, holders, used, force, pending, proposal,
    ballot: isOpen(view) ? ballotOf(view) : null,
    acting: asking(view),
    changes: tokens.map(() => NOTHING),
    counted: over ? view.lines : tokens.map(() => []),
    counting: over,
    over,
  }; // biome-ignore format: one field after another
}

/** Before the very first opening: nothing dealt yet. */
function undealt(view: View): Scene {
  const none = (): Tokens => [0, 0, 0, 0];
  const bag = COLOURS.map((_, place) => view.bag[place]! + view.tokens.reduce((sum, each) => sum + each[place]!, 0));
  return { ...resting(view), turn: 0, tokens: view.tokens.map(none), bag: bag as Tokens, proposal: null };
}

/** The law on whose account somebody is asked something. */
export function asking(view: View): LawId | null {
  return (view.next === "agenda" && view.agenda[0]?.law) || null;
}

/** Has the law on the table been voted on? */
function isOpen({ proposal, voted }: View): boolean {
  return proposal !== null && proposal.law === voted?.law;
}

function ballotOf(view: View): Ballot | null {
  return view.vote && view.voted && { ...view.vote, law: view.voted.law };
}

type Field = { [key: string]: unknown };

const AFTER: Record<string, (scene: Scene, event: Field) => Partial<Scene>> = {
  GameBegan: (scene, event) => dealt(scene, event.tokens as Tokens[]),
  TurnBegan: (_, event) => ({
    turn: event.turn as number,
    active: event.seat as Seat,
    proposal: null,
    ballot: null,
    acting: null,
  }),
  CameIntoForce: (scene, event) => ({
    force: [...scene.force, { law: event.law as LawId, declared: [] }],
    pending: null,
    acting: event.law as LawId,
  }),
  Declared: (scene, event) => ({
    force: scene.force.map((each) => (each.law === event.law ? { ...each, declared: event.seats as Seat[] } : each)),
    acting: event.law as LawId,
  }),
  LawDrawn: (scene, event) => ({
    deck: event.left as number,
    hands: added(scene.hands, event.seat as Seat, 1),
    acting: null,
  }),
  Proposed: (scene, event) => ({
    proposal: { law: event.law as LawId, repeals: null, parts: [], written: null },
    hands: added(scene.hands, event.seat as Seat, -1),
    ballot: null,
  }),
  Written: (scene, event) => ({ proposal: scene.proposal && { ...scene.proposal, written: event.effect as Effect } }),
  Named: (scene, event) => ({ proposal: scene.proposal && { ...scene.proposal, repeals: event.law as LawId } }),
  Voted: (scene, event) => voted(scene, event as unknown as Ballot),
  Applied: (_, event) => ({ acting: event.law as LawId }),
  Posted: (_, event) => ({ pending: event.law as LawId }),
  Repealed: (scene, event) => ({ force: scene.force.filter((each) => each.law !== event.law) }),
  TokensDrawn: (scene, event) => moved(scene, [{ seat: event.seat as Seat, got: event.colours as Colour[], lost: [] }]),
  TokensReturned: (scene, event) =>
    moved(scene, [{ seat: event.seat as Seat, got: [], lost: event.colours as Colour[] }]),
  TokenGiven: (scene, event) => swapped(scene, event, [event.colour as Colour], []),
  TokensBartered: (scene, event) => swapped(scene, event, [event.gave as Colour], [event.got as Colour]),
  TokensExchanged: (scene, event) => exchanged(scene, event.seats as Seat[]),
  TokensRotated: (scene, event) => ({ tokens: rotated(scene.tokens, event.to as string) }),
  JokerDrawn: (scene, event) => ({
    holders: put(scene.holders, event.seat as Seat, true),
    used: put(scene.used, event.seat as Seat, false),
  }),
  JokerLaidDown: (scene, event) => ({ holders: put(scene.holders, event.seat as Seat, false) }),
  HandsPassed: (scene, event) => ({ hands: rotated(scene.hands, event.to as string) }),
  LawDropped: (scene, event) => ({ hands: added(scene.hands, event.seat as Seat, -1) }),
  Counted: (scene, event) => ({
    counted: put(scene.counted, event.seat as Seat, event.lines as Line[]),
    counting: true,
    proposal: null,
    ballot: null,
  }),
  Won: () => ({ over: true }),
};

function after(scene: Scene, event: GameEvent): Scene {
  return { ...scene, changes: scene.changes.map(() => NOTHING), ...AFTER[event.type]?.(scene, event) };
}

function dealt(scene: Scene, tokens: Tokens[]): Partial<Scene> {
  return moved(
    scene,
    tokens.map((held, seat) => ({
      seat,
      got: COLOURS.flatMap((colour, place) => Array(held[place]).fill(colour) as Colour[]),
      lost: [],
    })),
  );
}

function voted(scene: Scene, { law, votes, yes, no, adopted, why = [] }: Ballot): Partial<Scene> {
  const spent = (seat: Seat) => JOKERS.includes(votes[seat] as Vote);
  return {
    ballot: { law, votes, yes, no, adopted, why },
    holders: scene.holders.map((holds, seat) => holds && !spent(seat)),
    used: scene.used.map((was, seat) => was || spent(seat)),
  };
}

function swapped(scene: Scene, event: Field, gave: Colour[], got: Colour[]): Partial<Scene> {
  const without = {
    ...moved(scene, [
      { seat: event.seat as Seat, got, lost: gave },
      { seat: event.to as Seat, got: gave, lost: got },
    ]),
  };
  return { ...without, bag: scene.bag };
}

function exchanged(scene: Scene, [one, other]: Seat[]): Partial<Scene> {
  if (one === undefined || other === undefined) return {};
  return { tokens: put(put(scene.tokens, one, scene.tokens[other]!), other, scene.tokens[one]!) };
}

function moved(scene: Scene, moves: (Change & { seat: Seat })[]): Partial<Scene> {
  let { tokens, bag, changes } = scene;
  changes = changes.map(() => NOTHING);
  for (const { seat, got, lost } of moves) {
    tokens = put(tokens, seat, plus(plus(tokens[seat]!, got, 1), lost, -1));
    bag = plus(plus(bag, got, -1), lost, 1);
    changes = put(changes, seat, { got, lost });
  }
  return { tokens, bag, changes };
}

function plus(tokens: Tokens, colours: Colour[], sign: number): Tokens {
  return tokens.map((held, place) => held + sign * colours.filter((each) => each === COLOURS[place]).length) as Tokens;
}

function rotated<T>(row: T[], to: string): T[] {
  return to === "left" ? [...row.slice(-1), ...row.slice(0, -1)] : [...row.slice(1), ...row.slice(0, 1)];
}

function put<T>(row: T[], seat: Seat, value: T): T[] {
  return row.map((each, place) => (place === seat ? value : each));
}

function added(row: number[], seat: Seat, by: number): number[] {
  return put(row, seat, (row[seat] ?? 0) + by);
}

export function total(lines: Line[]): number {
  return lines.reduce((sum, line) => sum + line.points, 0);
}

/** The vote held last, unless it still lies on the table. */
export function lastBallot(view: View): Ballot | null {
  return isOpen(view) ? null : ballotOf(view);
}
