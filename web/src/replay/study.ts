/** The numbers of a finished game as rows with a bar each. */
import type { Seat } from "../games/face";
import type { Studied } from "../wire";
import { t } from "../words/words.svelte";

export interface Measured {
  seats: Seat[];
  name: string;
  count: string;
  /** Of the whole bar, from 0 to 1. */
  share: number;
  /** Where dice would be; outside the bar where there is no such place. */
  chance: number;
  dice: string;
}

const NOWHERE = -9;

export function measured(
  studied: Pick<Studied, "pairs" | "weights">,
  two: (seats: [Seat, Seat]) => string,
  name: (seat: Seat) => string,
): { alike: Measured[]; weights: Measured[] } {
  return {
    alike: studied.pairs.map(({ seats, asked, alike, by_chance }) => ({
      seats,
      name: two(seats),
      count: t("study-alike-count", { alike, asked }),
      share: alike / asked,
      chance: by_chance / asked,
      dice: t("study-alike-chance", { count: Math.round(by_chance * 10) / 10 }),
    })),
    weights: studied.weights.map(({ seat, choices, pivotal }) => ({
      seats: [seat],
      name: name(seat),
      count: t("study-weight-count", { pivotal, choices }),
      share: pivotal / choices,
      chance: NOWHERE,
      dice: "",
    })),
  };
}
