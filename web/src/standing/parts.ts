/** Numbers of an evening, as people read them. */
import { words } from "../words/words.svelte";

/** What a game is worth at most, as the server counts it. */
export const FULL = 100;

const THIN = { "0.25": "¼", "0.33": "⅓", "0.5": "½", "0.67": "⅔", "0.75": "¾" } as Record<string, string>;

/** Wins are shared in parts: 1½, ⅓. */
export function part(wins: number): string {
  const whole = Math.floor(wins + 0.005);
  const rest = THIN[String(Math.round((wins - whole) * 100) / 100)];
  if (rest) return `${whole || ""}${rest}`;
  return new Intl.NumberFormat(words.lang, { maximumFractionDigits: 2 }).format(wins);
}
