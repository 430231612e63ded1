/** Cards in words. */
import type { Translate } from "../../words/words.svelte";
import { type Card, colourOf, powerOf } from "./view";

export function named(card: Card, t: Translate): string {
  return t("the-majority-card", { colour: t(`the-majority-colour-${colourOf(card)}`), power: String(powerOf(card)) });
}

/** What a power does, in a word; nothing for those that only count. */
export function effect(card: Card, t: Translate): string {
  const id = `the-majority-effect-${powerOf(card)}`;
  return t.has(id) ? t(id) : "";
}

export function said(card: Card, t: Translate): string {
  const does = effect(card, t);
  return does ? `${named(card, t)}, ${does}` : named(card, t);
}

export function listed(cards: readonly Card[], t: Translate): string {
  return cards.map((card) => named(card, t)).join(", ") || t("the-majority-nothing");
}
