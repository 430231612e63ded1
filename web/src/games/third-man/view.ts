/** A table of The Third Man, as `games/third_man/view.py` shows it, and what it tells. */
import type { GameEvent, Seat } from "../face";

export const ALL = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
/** The places for those it takes to win. */
export const TOKENS = [0, 1, 2];
export const BIDS = 9;

export interface View {
  seat: Seat | null;
  next: string;
  deal: number;
  leader: Seat;
  lead: number | null;
  hands: number[][];
  played: number[][];
  scores: number[];
  bids: number[][];
  shown: number[];
  voids: number;
  tokens: number[];
}

/** What the last opening has said so far, put together for drawing. */
export interface Scene {
  scores: number[];
  /** The cards lying on the table, by seat; null for face down or none. */
  cards: (number | null)[];
  gains: number[] | null;
  tokens: number[];
  hands: number[][];
  /** Who led the bid that lies on the table, or leads the one that comes. */
  leader: Seat;
  /** Who leads next, while a bid that is over still lies there. */
  next: Seat | null;
  isVoid: boolean;
  deal: number;
  /** The number of the bid that lies on the table or comes next, from 1. */
  bid: number;
  /** Who has just taken a token. */
  taker: Seat | null;
  /** The bid opened last, while no other lies on the table: its cards, and what they brought unless it was void. */
  past: { cards: number[]; gains: number[] | null } | null;
}

const BID = ["Led", "Revealed", "BidVoid", "BidSpent", "BidScored"];

/** The table at the moment of telling: from the view before, event by event; from the newest view once all is told. */
export function sceneOf(view: View, before: View | null, told: readonly GameEvent[], at: number): Scene {
  const all = at >= told.length;
  const from = all ? view : (before ?? view);
  const said = told.slice(0, at + 1);
  const scene: Scene = {
    scores: from.scores,
    cards: onTable(from),
    gains: null,
    tokens: from.tokens,
    hands: from.hands,
    leader: from.leader,
    next: null,
    isVoid: false,
    deal: from.deal,
    bid: from.bids.length + 1,
    taker: null,
    past: pastOf(from),
  };
  const bid = said.some((event) => BID.includes(event.type));
  for (const event of bid || !all ? said : []) apply(scene, event, view);
  return all ? { ...scene, ...rest(view, before, scene.gains !== null) } : scene;
}

/** What is never older than the newest view; a bid just scored still lies there, and is the one before the next. */
function rest(view: View, before: View | null, scored: boolean): Partial<Scene> {
  const { scores, tokens, hands, deal, bids } = view;
  const leader = scored ? (before ?? view).leader : view.leader;
  const next = scored && view.next !== "over" ? view.leader : null;
  return { scores, tokens, hands, leader, next, deal, bid: bids.length + (scored ? 0 : 1), taker: null };
}

function pastOf({ shown, voids, bids }: View): Scene["past"] {
  return shown.length > 0 ? { cards: shown, gains: voids > 0 ? null : (bids.at(-1) ?? null) } : null;
}

/** Which place each card takes, highest first: what its gain is called, not what it is worth. */
export function placesOf(cards: readonly (number | null)[]): string[] {
  const known = cards.map((card) => card ?? -1);
  return known.map((card) => {
    const higher = known.filter((other) => other > card).length;
    const tied = higher === 0 && known.filter((other) => other === card).length > 1;
    return tied ? "first-tied" : (["first", "second", "third"][higher] ?? "last");
  });
}

/** On which level each stands, where several are less than so many points apart: whoever has more, higher. */
export function stacked(scores: readonly number[], apart = 3): number[] {
  const levels = scores.map(() => -1);
  const climbing = [...scores.entries()].sort(([, a], [, b]) => a - b);
  for (const [seat, score] of climbing)
    levels[seat] = 1 + Math.max(-1, ...levels.filter((_, other) => Math.abs((scores[other] ?? 0) - score) < apart));
  return levels;
}

function onTable(view: View): (number | null)[] {
  if (view.lead === null) return view.scores.map(() => null);
  return view.scores.map((_, seat) => (seat === view.leader ? view.lead : null));
}

type Told =
  | { type: "DealBegan"; deal: number; seat: Seat }
  | { type: "Led"; seat: Seat; card: number }
  | { type: "Revealed"; cards: number[] }
  | { type: "BidVoid" | "BidSpent" }
  | { type: "BidScored"; gains: number[]; scores: number[] }
  | { type: "TokenWon"; seat: Seat; tokens: number[] }
  | { type: "LeadPassed"; seat: Seat };

/** A new deal: everybody back at 0 with ten cards, nothing on the table. */
function dealt(scene: Scene, deal: number, leader: Seat, { hands }: View): Partial<Scene> {
  const [none, zero] = [scene.cards.map(() => null), scene.scores.map(() => 0)];
  return {
    deal,
    leader,
    next: null,
    hands,
    bid: 1,
    cards: none,
    scores: zero,
    gains: null,
    past: null,
    taker: null,
    isVoid: false,
  };
}

function apply(scene: Scene, event: GameEvent, view: View): void {
  const told = event as unknown as Told;
  if (told.type === "DealBegan") Object.assign(scene, dealt(scene, told.deal, told.seat, view));
  else if (told.type === "Led") scene.cards = scene.scores.map((_, seat) => (seat === told.seat ? told.card : null));
  else if (told.type === "Revealed") Object.assign(scene, { cards: told.cards, past: null });
  else if (told.type === "BidVoid" || told.type === "BidSpent") scene.isVoid = true;
  else if (told.type === "BidScored") Object.assign(scene, { gains: told.gains, scores: told.scores });
  else if (told.type === "TokenWon") Object.assign(scene, { tokens: told.tokens, taker: told.seat });
  else if (told.type === "LeadPassed") scene.next = told.seat;
}
