/** Those who sat in a finished game, as the pages show people. */
import type { Sitter } from "../games/face";
import type { Sitting } from "../wire";
import { sittersOf as seated } from "./table.svelte";

export function sittersOf(seats: readonly Sitting[]): Sitter[] {
  return seated(
    seats.map(({ name, look, bot }, seat) => ({ seat, name, look, kind: bot ? "bot" : "person", auto: false })),
  );
}
