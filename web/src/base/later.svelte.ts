/** What one opening changes is drawn over several frames, one part in each, so that none keeps a slow phone busy for long. */
import { untrack } from "svelte";

interface Part {
  order: number;
  draw: () => void;
}

/** The parts of a face, in the order in which they are drawn after the frame's own: what is looked at first first. */
const REGIONS = { beside: 3, middle: 4, people: 5, below: 6, far: 8 } as const;
export type Region = keyof typeof REGIONS;
const placeOf = (order: number | Region) => (typeof order === "number" ? order : REGIONS[order]);

let waiting: Part[] = [];
let asked = false;
let resting: ReturnType<typeof setTimeout> | undefined;

/** Draws something in a frame of its own, whatever has a lower order before it. Returns how to give it up. */
export function soon(order: number, draw: () => void): () => void {
  const part = { order, draw };
  waiting.push(part);
  ask();
  return () => {
    waiting = waiting.filter((each) => each !== part);
  };
}

/** Draws nothing more while something large moves by itself: both at once are too much for a slow phone. Returns how to go on at once. */
export function rest(time: number): () => void {
  clearTimeout(resting);
  const goOn = () => {
    clearTimeout(resting);
    resting = undefined;
    ask();
  };
  resting = setTimeout(goOn, time);
  return goOn;
}

function ask(): void {
  if (asked || resting !== undefined || waiting.length === 0) return;
  asked = true;
  requestAnimationFrame(next);
}

/** Anyone who has waited long is drawn at last, however many others keep coming. */
const PATIENCE = 0.25;

function next(): void {
  asked = false;
  if (resting !== undefined) return;
  waiting.sort((a, b) => a.order - b.order);
  const part = waiting.shift();
  for (const each of waiting) each.order -= PATIENCE;
  ask();
  part?.draw();
}

/** How many of a list are drawn by now: a few more in each frame, from none again once it was empty; all at once where nothing moves. */
export function inTurn(
  order: Region,
  length: () => number,
  still: () => boolean,
  atOnce = 2,
): { readonly upTo: number } {
  let drawn = $state(0);
  $effect(() => {
    if (length() === 0) drawn = 0;
    if (drawn >= length()) return;
    return soon(placeOf(order), () => {
      drawn += atOnce;
    });
  });
  return {
    get upTo() {
      return still() ? length() : drawn;
    },
  };
}

function same<T extends object>(now: T, next: T): boolean {
  return (Object.keys(next) as (keyof T)[]).every((key) => alike(now[key], next[key]));
}

function alike(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((each, place) => each === other[place]);
}

/** The same fields, drawn in their turn and always all of one moment; at once where `hurry` says so, and not at all where none is new. */
export function later<T extends object>(
  order: number | Region | ((next: T) => number),
  get: () => T,
  hurry?: (now: T, next: T) => boolean,
): T {
  let now = $state.raw(untrack(get));
  let next = now;
  let giveUp: (() => void) | undefined;
  let turn = Infinity;
  const stop = () => {
    giveUp?.();
    giveUp = undefined;
    turn = Infinity;
  };
  const draw = () => {
    stop();
    now = next;
  };
  $effect(() => {
    next = get();
    const [none, atOnce] = untrack(() => [same(now, next), hurry?.(now, next)]);
    if (none) return stop();
    if (atOnce) return draw();
    const wanted = typeof order === "function" ? order(next) : placeOf(order);
    if (wanted >= turn) return;
    stop();
    turn = wanted;
    giveUp = soon(turn, draw);
  });
  $effect(() => stop);
  const fields = {} as T;
  for (const key of Object.keys(untrack(() => now)) as (keyof T)[]) {
    const field = $derived(now[key]);
    Object.defineProperty(fields, key, { enumerable: true, get: () => field });
  }
  return fields;
}
