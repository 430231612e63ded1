/** What one opening changes is drawn over several frames, one part in each, so that none keeps a slow phone busy for long. */
import { untrack } from "svelte";

interface Part {
  order: number;
  draw: () => void;
}

let waiting: Part[] = [];
let asked = false;

/** Draws something in a frame of its own, whatever has a lower order before it. Returns how to give it up. */
export function soon(order: number, draw: () => void): () => void {
  const part = { order, draw };
  waiting.push(part);
  ask();
  return () => {
    waiting = waiting.filter((each) => each !== part);
  };
}

function ask(): void {
  if (!asked && waiting.length > 0) requestAnimationFrame(next);
  asked = waiting.length > 0;
}

/** Whoever has waited long is drawn at last, however many others keep coming. */
const PATIENCE = 0.25;

function next(): void {
  waiting.sort((a, b) => a.order - b.order);
  const part = waiting.shift();
  for (const each of waiting) each.order -= PATIENCE;
  asked = false;
  ask();
  part?.draw();
}

/** How many of a list are drawn by now: a few more in each frame, from none again once it was empty; all at once where nothing moves. */
export function inTurn(order: number, length: () => number, still: () => boolean): { readonly upTo: number } {
  const AT_ONCE = 2;
  let drawn = $state(0);
  $effect(() => {
    if (length() === 0) drawn = 0;
    if (drawn >= length()) return;
    return soon(order, () => {
      drawn += AT_ONCE;
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
export function later<T extends object>(order: number, get: () => T, hurry?: (now: T, next: T) => boolean): T {
  let now = $state.raw(untrack(get));
  let next = now;
  let giveUp: (() => void) | undefined;
  const draw = () => {
    giveUp = undefined;
    now = next;
  };
  $effect(() => {
    next = get();
    const [none, atOnce] = untrack(() => [same(now, next), hurry?.(now, next)]);
    if (none || atOnce) giveUp?.();
    if (none) giveUp = undefined;
    else if (atOnce) draw();
    else giveUp ??= soon(order, draw);
  });
  $effect(() => () => giveUp?.());
  const fields = {} as T;
  for (const key of Object.keys(untrack(() => now)) as (keyof T)[]) {
    const field = $derived(now[key]);
    Object.defineProperty(fields, key, { enumerable: true, get: () => field });
  }
  return fields;
}
