/** The words on the cards, fetched once in the language of the table's cards. */
import { PerLanguage } from "../perLanguage.svelte";
import type { View, Word } from "./view";

type Words = readonly string[];

const files = import.meta.glob<Words>("../../../../src/isoloir/content/majority/words.*.json", { import: "default" });

class Deck extends PerLanguage<Words> {
  /** The house's words are numbered after those of the deck. */
  word(word: Word | null | undefined, { cards, house_words }: Pick<View, "cards" | "house_words">): string {
    const words = this.in(cards);
    if (!words || word === null || word === undefined) return "…";
    return words[word] ?? house_words[word - words.length] ?? "…";
  }
}

export const deck = new Deck((lang) => files[`../../../../src/isoloir/content/majority/words.${lang}.json`]?.());
