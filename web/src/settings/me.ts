/** What this person was called and looked like last time; a suggestion the first time. */

import { storedJson, storeJson } from "../base/stored";
import type { Look } from "../wire";
import { t } from "../words/words.svelte";

export interface Me {
  name: string;
  look: Look;
}

export const SHAPES: readonly Look["shape"][] = [
  "circle",
  "square",
  "triangle",
  "diamond",
  "star",
  "heart",
  "moon",
  "cross",
];
export const COLOURS: readonly Look["colour"][] = [
  "red",
  "blue",
  "yellow",
  "green",
  "purple",
  "orange",
  "teal",
  "pink",
];

const any = <T>(things: readonly T[]): T => things[Math.floor(Math.random() * things.length)]!;

export function suggestedName(taken: readonly string[] = []): string {
  const names = t("page-names").split(/\s+/);
  return any(names.filter((name) => !taken.includes(name)));
}

export function me(): Me {
  const kept = storedJson<Me | null>("me", null);
  if (kept?.name && SHAPES.includes(kept.look?.shape) && COLOURS.includes(kept.look?.colour)) return kept;
  return { name: suggestedName(), look: { shape: any(SHAPES), colour: any(COLOURS) } };
}

export function rememberMe(now: Me): void {
  storeJson("me", now);
}

/** Others on the same phone: each with a shape and a colour of their own, as long as there are any. */
export function companion(taken: readonly Me[]): Me {
  const looks = taken.map((each) => each.look);
  return {
    name: suggestedName(taken.map((each) => each.name)),
    look: {
      shape: spare(
        SHAPES,
        looks.map((look) => look.shape),
      ),
      colour: spare(
        COLOURS,
        looks.map((look) => look.colour),
      ),
    },
  };
}

function spare<T>(all: readonly T[], used: readonly T[]): T {
  return any(all.filter((each) => !used.includes(each))) ?? any(all);
}
