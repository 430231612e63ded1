/** The rules of one set-up put into the reader's words. */
import type { Chapter, RulesTold } from "../wire";
import { type Arguments, t, words } from "../words/words.svelte";

export class Telling {
  constructor(readonly told: RulesTold) {
    words.learn(told.game, told.facts);
  }

  say(key: string, more: Arguments = {}): string {
    const id = `${this.told.game}-book-${key}`;
    return t.has(id) ? t(id, { ...this.told.facts, ...more }).replace(/ {2,}/g, " ") : "";
  }

  lines(key: string): string[] {
    return this.say(key)
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean);
  }

  cell(cell: string | number): string {
    return typeof cell === "number" ? String(cell) : this.say(cell);
  }

  card(card: string | number): string {
    const text = String(card);
    return text.startsWith("@") ? this.say(text.slice(1)) : text;
  }

  /** Everything a search looks through. */
  texts(chapter: Chapter): string[] {
    const rows = chapter.table.flat().map((cell) => this.cell(cell));
    const examples = chapter.examples.flatMap((each) => [
      this.say(each.key, each.facts),
      ...each.cards.map((card) => this.card(card)),
    ]);
    const deck = Object.values(chapter.deck)
      .flat()
      .flatMap((card) => this.printed(card));
    return [this.say(`${chapter.key}-title`), ...this.lines(chapter.key), ...rows, ...examples, ...deck];
  }

  /** A card of a deck to look through: what it's called, and what it says. */
  printed(card: string): [string, string] {
    const id = `${this.told.game}-${card}`;
    return t.has(id) ? [t(`${id}-title`), t(id)] : [card, ""];
  }

  label(option: string): string {
    const id = `${this.told.game}-option-${option}`;
    return t.has(id) ? t(id) : option;
  }

  hint(option: string): string {
    const id = `${this.told.game}-option-${option}-hint`;
    return t.has(id) ? t(id, this.told.facts) : "";
  }

  value(option: string): string {
    const value = this.told.facts[option] ?? "";
    const id = `${this.told.game}-option-${option}-${value}`;
    if (t.has(id)) return t(id);
    return value === "true" || value === "false" ? t(`rules-${value}`) : String(value);
  }
}
