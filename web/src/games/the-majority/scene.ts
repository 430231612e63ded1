/** What's on the council's table at one moment. */
import type { Seat } from "../face";
import { type Debate, type Laid as Lying, powerOf, type Told, type View } from "./view";

/** What the trick is doing: turned up, one of the four effects, or collected. */
export type Stage = "reveal" | "0" | "2" | "3" | "7" | "won";

/** A card on the table; `lit` while it is being told about. */
export interface Laid extends Lying {
  lit: boolean;
  /** Face down still. */
  closed: boolean;
}

export interface Scene extends Pick<View, "round" | "token" | "won" | "discard" | "coins" | "powers"> {
  /** Finished or under way, from 1; 0 before the first of the round. */
  trick: number;
  /** Who plays in which order, if the next trick is open. */
  order: Seat[];
  /** That order is the next trick's, while this one is still there. */
  ahead: boolean;
  laid: Laid[];
  stage: Stage | null;
  hands: number[];
  packet: number;
  /** The packets are on their way. */
  passing: boolean;
  exchanging: boolean;
  debates: Debate[];
  over: boolean;
}

export function sceneOf(view: View, lit: Told | null, closed: readonly Seat[] = []): Scene {
  const { round, token, won, discard, coins, powers, order, debates } = view;
  const stage = stageOf(lit);
  const drafting = view.packet_size > 0;
  /** A trick that has been played, and not yet one to come. */
  const played = view.table.length === 0 || stage !== null;
  const about = lit ? seatsIn(lit) : [];
  return {
    ...{ round, token, won, discard, coins, powers, order, debates },
    trick: stage ? (view.tricks.at(-1)?.length ?? 0) : view.trick,
    ahead: played && view.laid.length > 0,
    laid: drafting
      ? []
      : view.laid.map((each) => ({ ...each, lit: about.includes(each.seat), closed: closed.includes(each.seat) })),
    stage,
    hands: view.hand_sizes,
    packet: view.packet_size,
    passing: lit?.type === "PacketsPassed",
    exchanging: view.next === "exchange" || lit?.type === "GiftsExchanged" || lit?.type === "GiftReceived",
    over: view.next === "over",
  };
}

function stageOf(lit: Told | null): Stage | null {
  switch (lit?.type) {
    case "Revealed":
      return "reveal";
    case "BribesCancelled":
    case "Stolen":
      return "0";
    case "Killed":
      return "2";
    case "EffectLost":
      return String(powerOf(lit.card)) as Stage;
    case "SpyNamed":
    case "OpenTrickAhead":
      return "3";
    case "Betrayed":
      return "7";
    case "Collected":
      return "won";
    default:
      return null;
  }
}

/** Whose cards something told is about. */
function seatsIn(lit: Told): readonly Seat[] {
  switch (lit.type) {
    case "CardShown":
    case "Killed":
    case "EffectLost":
    case "Betrayed":
      return [lit.seat];
    case "BribesCancelled":
      return lit.seats;
    case "Stolen":
      return [lit.owner];
    case "SpyNamed":
      return lit.spies;
    default:
      return [];
  }
}
