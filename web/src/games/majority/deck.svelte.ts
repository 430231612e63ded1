/** The words on the cards, fetched once in the language of the table's cards. */
import type { Lang } from "../../words/words.svelte";
import type { View, Word } from "./view";

const files = import.meta.glob<readonly string[]>("../../../../src/isoloir/content/majority/words.*.json", {
  import: "default",
});

class Deck {
  #words = $state.raw<Partial<Record<Lang, readonly string[]>>>({});
  #asked = new Map<Lang, Promise<void>>();

  /** Resolves when the words of a language are here. */
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
    const words = await files[`../../../../src/isoloir/content/majority/words.${lang}.json`]?.();
    if (words) this.#words = { ...this.#words, [lang]: words };
  }

  /** The house's words are numbered after those of the deck. */
  word(word: Word | null | undefined, { cards, house_words }: Pick<View, "cards" | "house_words">): string {
    const words = this.#words[cards];
    if (!words) void this.load(cards).catch(() => undefined);
    if (!words || word === null || word === undefined) return "…";
    return words[word] ?? house_words[word - words.length] ?? "…";
  }
}

export const deck = new Deck();
