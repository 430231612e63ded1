/** Who gets which card while a giver makes up their mind: one place per opponent, some still empty. */
import type { Option } from "../face";

export type Gifts = (Option | null)[];

export function giftsFrom(draft: readonly Option[], take: number): Gifts {
  return Array.from({ length: take }, (_, place) => draft[place] ?? null);
}

export function given(gifts: Gifts): Option[] {
  return gifts.filter((card) => card !== null);
}

/** Puts a card in front of a player; if both had one, they swap, otherwise the older one returns to the hand. */
export function give(gifts: Gifts, card: Option, place: number): Gifts {
  const from = gifts.indexOf(card);
  const next = [...gifts];
  if (from >= 0) next[from] = gifts[place] ?? null;
  next[place] = card;
  return next;
}

export function takeBack(gifts: Gifts, card: Option): Gifts {
  return gifts.map((each) => (each === card ? null : each));
}

/** The next one who has nothing yet, from this place on and around; the same place if all have. */
export function nextEmpty(gifts: Gifts, from: number): number {
  for (let step = 0; step < gifts.length; step++) {
    const place = (from + step) % gifts.length;
    if (gifts[place] === null) return place;
  }
  return from;
}

export function sameCards(gifts: Gifts, draft: readonly Option[]): boolean {
  const held = given(gifts);
  return held.length === draft.length && held.every((card) => draft.includes(card));
}
