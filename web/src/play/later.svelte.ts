/** What one opening changes is drawn over several frames, so that none of them keeps a slow phone busy for long. */
import { untrack } from "svelte";

/** The same fields, so many frames behind and always all of one moment; at once where `hurry` says so. */
export function later<T extends object>(frames: number, get: () => T, hurry?: (now: T, next: T) => boolean): T {
  let now = $state.raw(untrack(get));
  $effect(() => {
    const next = get();
    let left = untrack(() => hurry?.(now, next)) ? 0 : frames;
    let waiting = 0;
    const step = () => {
      if (left-- > 0) waiting = requestAnimationFrame(step);
      else now = next;
    };
    step();
    return () => cancelAnimationFrame(waiting);
  });
  const fields = {} as T;
  for (const key of Object.keys(untrack(() => now)) as (keyof T)[]) {
    const field = $derived(now[key]);
    Object.defineProperty(fields, key, { enumerable: true, get: () => field });
  }
  return fields;
}
