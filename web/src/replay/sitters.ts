/** Those who sat in a finished game, as the pages show people. */
import type { Sitter } from "../games/face";
import { sittersOf as seated } from "../table/table.svelte";
import type { Sitting } from "../wire";

export function sittersOf(seats: readonly Sitting[]): Sitter[] {
  return seated(
    seats.map(({ name, look, bot }, seat) => ({ seat, name, look, kind: bot ? "bot" : "person", auto: false })),
  );
}
