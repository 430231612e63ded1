/** A time in days to come, by the reader's own clock and in their language. */
import { words } from "./words.svelte";

const WEEK = 6 * 24 * 60 * 60 * 1000;

export function when(at: number, now = Date.now()): string {
  const day: Intl.DateTimeFormatOptions = Math.abs(at - now) > WEEK ? { day: "numeric", month: "long" } : {};
  const shown = new Intl.DateTimeFormat(words.lang, {
    weekday: "long",
    ...day,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  return shown.format(at);
}

/** Where this device's clock is set to. */
export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
