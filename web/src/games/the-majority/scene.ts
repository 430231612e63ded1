/** The council at any moment of the telling: the view before, plus what has been told so far. */
import type { GameEvent, Seat } from "../face";
import { type Card, type Debate, type Lying, powerOf, type View } from "./view";

/** What the trick is doing: turned up, one of the four effects, or collected. */
export type Stage = "reveal" | "0" | "2" | "3" | "7" | "won";

/** A card on the table, and what happened to it. */
export interface Laid extends Lying {
  /** It went over to the right. */
  betrayed?: boolean;
  /** Why it does nothing. */
  note?: "cancelled" | "idle";
  /** It is being told about right now. */
  lit?: boolean;
}

export interface Scene {
  round: number;
  /** Finished or under way, from 1; 0 before the first of the round. */
  trick: number;
  token: Seat;
  /** Who plays in which order, if the next trick is open. */
  order: Seat[];
  /** That order is of the next trick, while this one still lies there. */
  ahead: boolean;
  laid: Laid[];
  stage: Stage | null;
  won: Card[][];
  discard: Card[];
  coins: number[];
  hands: number[];
  packet: number;
  /** The packets are on their way. */
  passing: boolean;
  exchanging: boolean;
  debates: Debate[];
  over: boolean;
}

export function sceneOf(view: View, before: View | null, told: GameEvent[], at: number): Scene {
  if (at >= told.length) return resting(view);
  return told.slice(0, Math.max(0, at + 1)).reduce(after, resting(before ?? undealt(view)));
}

/** What was told last of the trick just over and of the debate after it, to look at again. */
export function lastOf(view: View, before: View | null, told: GameEvent[]): Pick<Scene, "laid" | "debates"> {
  const kept = told.filter((event) => event.type !== "RoundBegan");
  const { laid, debates } = kept.reduce(after, resting(before ?? undealt(view)));
  return {
    laid: told.some((event) => event.type === "Revealed") ? laid.map((each) => ({ ...each, lit: false })) : [],
    debates,
  };
}

function resting(view: View): Scene {
  const seats = view.coins.length;
  const trick = view.tricks.at(-1)?.length ?? 0;
  const { round, token, won, discard, coins } = view;
  return {
    round,
    trick: view.next === "over" ? trick : trick + (view.packet_size > 0 || view.next === "exchange" ? 0 : 1),
    token,
    order: view.open_from === null ? [] : coins.map((_, turn) => ((view.open_from ?? 0) + turn) % seats),
    ahead: false,
    laid: view.table,
    stage: null,
    won,
    discard,
    coins,
    hands: view.hand_sizes,
    packet: view.packet_size,
    passing: false,
    exchanging: view.next === "exchange",
    debates: [],
    over: view.next === "over",
  };
}

function undealt(view: View): View {
  const none = view.coins.map(() => []);
  const sizes = view.coins.map(() => 0);
  return {
    ...view,
    round: 0,
    packet_size: 0,
    tricks: [],
    table: [],
    won: none,
    discard: [],
    coins: sizes,
    hand_sizes: sizes,
  };
}

type Field = { [key: string]: unknown };

const AFTER: Record<string, (scene: Scene, event: Field) => Partial<Scene>> = {
  TokenPlaced: (_, event) => ({ token: event.seat as Seat }),
  RoundBegan: (scene, event) => ({
    round: event.round as number,
    trick: 0,
    packet: (event.dealt as number) + Math.max(0, scene.hands[0] ?? 0),
    hands: scene.hands.map(() => 0),
    laid: [],
    stage: null,
    debates: [],
    order: [],
  }),
  PacketsPassed: (scene, event) => ({
    packet: event.size as number,
    hands: scene.hands.map((held) => held + 1),
    passing: true,
  }),
  HandTaken: (scene) => ({ packet: 0, hands: scene.hands.map((held) => held + Math.min(1, scene.packet)) }),
  GiftsExchanged: () => ({ exchanging: true, packet: 0 }),
  CardShown: (scene, event) => ({
    laid: [...dim(scene.laid), laidBy(event.seat as Seat, event.card as Card, true)],
    hands: scene.hands.map((held, seat) => (seat === event.seat ? held - 1 : held)),
  }),
  Revealed: (scene, event) => ({
    trick: event.trick as number,
    laid: (event.cards as Card[]).map((card, seat) => laidBy(seat, card, false)),
    hands: scene.laid.length > 0 ? scene.hands : scene.hands.map((held) => held - 1),
    stage: "reveal" as const,
    exchanging: false,
    order: [],
  }),
  BribesCancelled: (scene, event) => ({
    stage: "0" as const,
    laid: lit(scene.laid, event.seats as Seat[], { note: "cancelled" }),
  }),
  Stolen: (scene, event) => ({
    stage: "0" as const,
    laid: lit(scene.laid, [event.owner as Seat], { front: event.seat as Seat, stolen: true }),
  }),
  Killed: (scene, event) => ({ stage: "2" as const, laid: lit(scene.laid, [event.seat as Seat], { dead: true }) }),
  EffectLost: (scene, event) => ({
    stage: String(powerOf(event.card as Card)) as Stage,
    laid: lit(scene.laid, [event.seat as Seat], { note: "idle" }),
  }),
  SpyNamed: (scene, event) => ({
    stage: "3" as const,
    token: event.seat as Seat,
    laid: lit(scene.laid, event.spies as Seat[], {}),
  }),
  OpenTrickAhead: (_, event) => ({ stage: "3" as const, order: event.seats as Seat[], ahead: true }),
  Betrayed: (scene, event) => ({
    stage: "7" as const,
    laid: lit(scene.laid, [event.seat as Seat], { front: event.to as Seat, betrayed: true }),
  }),
  Collected: (scene, event) => ({
    stage: "won" as const,
    laid: dim(scene.laid),
    won: scene.won.map((cards, seat) => [...cards, ...((event.won as Card[][])[seat] ?? [])]),
    discard: [...scene.discard, ...scene.laid.filter((each) => each.dead).map((each) => each.card)],
  }),
  ColourDebated: (scene, event) => ({
    stage: null,
    debates: [...scene.debates, event as unknown as Debate],
    coins: scene.coins.map((have, seat) => have + ((event.coins as number[])[seat] ?? 0)),
  }),
  RoundEnded: (_, event) => ({ coins: event.coins as number[] }),
  GameWon: () => ({ over: true }),
};

function after(scene: Scene, event: GameEvent): Scene {
  return { ...scene, passing: false, ...AFTER[event.type]?.(scene, event) };
}

function laidBy(seat: Seat, card: Card, isLit: boolean): Laid {
  return { card, seat, front: seat, stolen: false, dead: false, lit: isLit };
}

function dim(laid: Laid[]): Laid[] {
  return laid.map((each) => ({ ...each, lit: false }));
}

function lit(laid: Laid[], seats: Seat[], change: Partial<Laid>): Laid[] {
  return laid.map((each) => (seats.includes(each.seat) ? { ...each, ...change, lit: true } : { ...each, lit: false }));
}
