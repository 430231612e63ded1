/** An opening as a row of beats: each thing told is one, and so is each group of answers that is turned up. */
import type { Step } from "../table/moments";
import type { Turns } from "../wire";

export interface Beat {
  /** Which thing is told. */
  at: number;
  /** How many groups of its answers are turned up by then. */
  turned: number;
  /** For how many milliseconds. */
  pace: number;
}

/** The answers that one of the things told opens. */
export interface Shown extends Turns {
  at: number;
  /** Milliseconds before the first is turned. */
  lead: number;
}

/** Of the whole, what passes before the first is turned: as long as it takes to hold one's breath. */
const LEAD = 0.25;
/** How much longer one waits for the last. */
const LAST = 2;
/** Of the time what is told is given by itself, what is left of it once its answers have been turned one by one. */
const HOLD = 0.4;

/** Where nothing moves there's less to watch. */
const STILL = 0.5;

export function shownOf(turns: Turns | null | undefined, told: readonly Step[], still = false): Shown | null {
  const at = turns ? told.findIndex(({ event }) => event.type === turns.event) : -1;
  if (!turns || at < 0) return null;
  const length = still ? turns.length * STILL : turns.length;
  return { ...turns, at, length, lead: turns.seats.length > 1 ? length * LEAD : length };
}

/** `paces`: of each thing told. */
export function beatsOf(paces: readonly number[], shown: Shown | null): Beat[] {
  return paces.flatMap((pace, at) =>
    at === shown?.at ? turning(shown, Math.max(pace * HOLD, 1)) : [{ at, turned: 0, pace }],
  );
}

function turning({ at, seats, length, lead }: Shown, hold: number): Beat[] {
  const each = (length - lead) / (seats.length - 2 + LAST);
  const pace = (turned: number) => (turned === seats.length ? hold : turned === seats.length - 1 ? each * LAST : each);
  return seats.map((_, i) => ({ at, turned: i + 1, pace: pace(i + 1) }));
}
