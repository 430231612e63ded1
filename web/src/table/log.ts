/** What this viewer has been told in the present game, by its own count. */
import type { AnyView, GameEvent, Seat } from "../games/face";
import type { Heard, Moved } from "../wire";
import { viewsWhenTold } from "./moments";

export interface Entry {
  /** The viewer's own count. */
  n: number;
  event: GameEvent;
  only: Seat | null;
  /** The table as it was then, where this page was told it step by step. */
  view: AnyView;
}

export interface Log {
  game: number;
  entries: readonly Entry[];
}

export const EMPTY: Log = { game: 0, entries: [] };

/**
 * The log with what a message tells, which is all there is: a store that failed over may have lost what we were told last.
 * What was heard before isn't heard twice, and keeps its view.
 */
export function extended(log: Log, moved: Moved): Log {
  const first = moved.heard - moved.told.length + 1;
  const views = viewsWhenTold(moved);
  const told = moved.told.map((heard, i) => entry(heard, first + i, views[i]));
  const last = log.entries.at(-1)?.n ?? 0;
  if (log.game !== moved.game || first > last + 1) return { game: moved.game, entries: told };
  const known = new Map(log.entries.map((each) => [each.n, each]));
  const before = log.entries.filter((each) => each.n < first);
  return { game: moved.game, entries: [...before, ...told.map((each) => same(known.get(each.n), each) ?? each)] };
}

function same(known: Entry | undefined, told: Entry): Entry | null {
  return known && JSON.stringify(known.event) === JSON.stringify(told.event) ? known : null;
}

function entry(heard: Heard, n: number, view: AnyView): Entry {
  return { n, event: heard.event as GameEvent, only: heard.only, view };
}
