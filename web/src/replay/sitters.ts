/** People of a record, who have names and no looks: each seat gets a shape and a colour of its own. */
import type { Sitter } from "../games/face";
import { COLOURS, SHAPES } from "../settings/me";
import { t } from "../words/words.svelte";

const BOT = "bot:";

export function sittersOf(names: readonly string[]): Sitter[] {
  return names.map((name, seat) => {
    const bot = name.startsWith(BOT);
    const shown = bot ? t("page-bot-n", { n: seat + 1 }) : name || t("page-forgotten");
    const look = { shape: SHAPES[seat % SHAPES.length]!, colour: COLOURS[seat % COLOURS.length]! };
    const letter = bot ? String(seat + 1) : (Array.from(name)[0] ?? "?").toUpperCase();
    return { seat, name: shown, look, letter, bot, auto: false, mine: false };
  });
}
