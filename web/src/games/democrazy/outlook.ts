/** What a law would change, put side by side: from what to what, and whether that is up or down. */
import type { Translate } from "../../words/words.svelte";
import type { Seat } from "../face";
import { signed } from "../say";
import type { Card } from "./laws.svelte";
import type { Outlook, Range } from "./view";

export type Trend = "up" | "down" | "same" | "open";
export const ARROWS: Record<Trend, string> = { up: "▲", down: "▼", same: "=", open: "▲▼" };

export function trend(without: Range, after: Range): Trend {
  if (without.low === after.low && without.high === after.high) return "same";
  if (after.low >= without.low && after.high >= without.high) return "up";
  if (after.low <= without.low && after.high <= without.high) return "down";
  return "open";
}

export function span({ low, high }: Range, t: Translate, sign = false): string {
  const said = (points: number) => (sign ? signed(points) : String(points).replace("-", "−"));
  return low === high ? said(low) : t("democrazy-page-range", { low: said(low), high: said(high) });
}

/** What the law would do to one seat. */
export interface Prospect {
  trend: Trend;
  without: string;
  after: string;
  /** How many points at most, for the word after the number. */
  count: number;
  /** Empty if no token moves. */
  tokens: string;
}

export function prospectOf(outlook: Outlook, seat: Seat, t: Translate): Prospect {
  const without = outlook.points_without[seat]!;
  const after = outlook.points_with[seat]!;
  const tokens = outlook.tokens[seat]!;
  const still = tokens.low === 0 && tokens.high === 0;
  return {
    trend: trend(without, after),
    without: span(without, t),
    after: span(after, t),
    count: after.high,
    tokens: still ? "" : span(tokens, t, true),
  };
}

/** Does anything change for anyone, as far as can be said now? */
export function changesNothing(outlook: Outlook): boolean {
  const trends = outlook.points_without.map((without, seat) => trend(without, outlook.points_with[seat]!));
  return trends.every((each) => each === "same") && outlook.tokens.every(({ low, high }) => low === 0 && high === 0);
}

/** A law that moves nothing now may still act later: said by when it acts. */
export function sayNoChange({ trigger, byHand }: Pick<Card, "trigger" | "byHand">, t: Translate): string {
  const later = `democrazy-page-no-change-${byHand ? "hand" : trigger}`;
  return t(t.has(later) ? later : "democrazy-page-no-change");
}
