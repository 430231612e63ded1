/** What a text about the rules may ask for: what this table has chosen for each option. */
import usual from "./usual.json";
import type { Arguments } from "./words.svelte";

function fact(value: unknown): string | number {
  if (Array.isArray(value)) return value.length;
  return typeof value === "number" ? value : String(value);
}

export function factsOf(game: string, options: unknown): Arguments {
  const given = Object.entries((options ?? {}) as object).filter(([, value]) => value !== undefined);
  const settled = given.map(([name, value]) => [name, fact(value)]);
  return { ...(usual as Record<string, Arguments>)[game], ...Object.fromEntries(settled) };
}
