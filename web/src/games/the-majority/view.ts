/** What the server shows of The Majority, and how its cards are spelled. */
import type { Seat } from "../face";
import type { View } from "./wire";

export type { Debate, Laid, Told, View } from "./wire";
/** A colour's letter and a power: "R10". */
export type Card = string;
export type Colour = "R" | "B" | "Y";

export const COLOURS: readonly Colour[] = ["R", "B", "Y"];

export function colourOf(card: Card): Colour {
  return card.charAt(0) as Colour;
}

export function powerOf(card: Card): number {
  return Number(card.slice(1));
}

/** What a power is made of, the strongest first, unless it is one card: "10 + 9". */
export function sumOf(cards: Card[], colour: Colour): string {
  const powers = cards.filter((card) => colourOf(card) === colour).map(powerOf);
  const counting = powers.filter((power) => power > 0).sort((a, b) => b - a);
  return counting.length > 1 ? counting.join("\u00a0+ ") : "";
}

/** Which of the two teams a seat is in; null where each plays alone. */
export function teamOf(seat: Seat, { teams }: Pick<View, "teams">): number | null {
  return teams.some((team) => team.length > 1) ? teams.findIndex((team) => team.includes(seat)) : null;
}
