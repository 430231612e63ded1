/** The phrases of the habits, fetched once in the language of the table's cards. */
import { PerLanguage } from "../perLanguage.svelte";
import type { Card, View } from "./view";

type Phrases = readonly (readonly [string, string])[];

const files = import.meta.glob<Phrases>("../../../../src/isoloir/content/habits/phrases.*.json", { import: "default" });

class Deck extends PerLanguage<Phrases> {
  /** The phrase of the side in play; the house's own are numbered after the deck. */
  phrase(
    card: Card | undefined,
    { cards, side, house_phrases }: Pick<View, "cards" | "side" | "house_phrases">,
  ): string {
    const phrases = this.in(cards);
    if (!phrases || card === undefined) return "…";
    return phrases[card]?.[side === "a" ? 0 : 1] ?? house_phrases[card - phrases.length] ?? "…";
  }
}

export const deck = new Deck((lang) => files[`../../../../src/isoloir/content/habits/phrases.${lang}.json`]?.());
