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

/** The log with what a message tells; events that were heard before aren't heard twice. */
export function extended(log: Log, moved: Moved): Log {
  const first = moved.heard - moved.told.length + 1;
  const views = viewsWhenTold(moved);
  const told = moved.told.map((heard, i) => entry(heard, first + i, views[i]));
  const last = log.entries.at(-1)?.n ?? 0;
  if (log.game !== moved.game || first > last + 1) return { game: moved.game, entries: told };
  return { game: moved.game, entries: [...log.entries, ...told.filter((each) => each.n > last)] };
}

function entry(heard: Heard, n: number, view: AnyView): Entry {
  return { n, event: heard.event as GameEvent, only: heard.only, view };
}
