/** The phrases of the habits, fetched once in the language of the table's cards. */
import type { Lang } from "../../words/words.svelte";
import type { Card, View } from "./view";

type Phrases = readonly (readonly [string, string])[];

const files = import.meta.glob<Phrases>("../../../../src/isoloir/content/habits/phrases.*.json", { import: "default" });

class Deck {
  #phrases = $state.raw<Partial<Record<Lang, Phrases>>>({});
  #asked = new Map<Lang, Promise<void>>();

  /** Resolves when the phrases of a language are here. */
  load(lang: Lang): Promise<void> {
    let asked = this.#asked.get(lang);
    if (!asked) {
      asked = this.#fetch(lang);
      asked.catch(() => this.#asked.delete(lang));
      this.#asked.set(lang, asked);
    }
    return asked;
  }

  async #fetch(lang: Lang): Promise<void> {
    const phrases = await files[`../../../../src/isoloir/content/habits/phrases.${lang}.json`]?.();
    if (phrases) this.#phrases = { ...this.#phrases, [lang]: phrases };
  }

  /** The phrase of the side in play; the house's own are numbered after the deck. */
  phrase(
    card: Card | undefined,
    { cards, side, house_phrases }: Pick<View, "cards" | "side" | "house_phrases">,
  ): string {
    const phrases = this.#phrases[cards];
    if (!phrases) void this.load(cards).catch(() => undefined);
    if (!phrases || card === undefined) return "…";
    return phrases[card]?.[side === "a" ? 0 : 1] ?? house_phrases[card - phrases.length] ?? "…";
  }
}

export const deck = new Deck();
