/** The phrases of the habits, fetched once in the language of the table's cards. */
import { PerLanguage } from "../perLanguage.svelte";
import type { Card, View } from "./view";

type Phrases = readonly string[];

const files = import.meta.glob<Phrases>("../../../../src/isoloir/content/habits/phrases.*.json", { import: "default" });

class Deck extends PerLanguage<Phrases> {
  /** The house's own are numbered after the deck. */
  phrase(card: Card | undefined, { cards, house_phrases }: Pick<View, "cards" | "house_phrases">): string {
    const phrases = this.in(cards);
    if (!phrases || card === undefined) return "…";
    return phrases[card] ?? house_phrases[card - phrases.length] ?? "…";
  }
}

export const deck = new Deck((lang) => files[`../../../../src/isoloir/content/habits/phrases.${lang}.json`]?.());
