/** Four people at a small table, for the tests of its games. */
import type { Sitter } from "./face";

const NAMES = ["Léa", "Tom", "Ada", "Sam"];

export const SITTERS: Sitter[] = NAMES.map((name, seat) => ({
  seat,
  name,
  look: { shape: "circle", colour: "red" },
  letter: name.charAt(0),
  bot: seat > 1,
  auto: false,
  mine: seat === 0,
}));
