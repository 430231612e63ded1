/** The sounds of the house, fetched when the first one is wanted and nobody has muted them. */

import type { Noise } from "./noises";
import { settings } from "./settings.svelte";

function play(noise: Noise): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  void import("./noises").then(({ noises }) => noises[noise]()).catch(() => undefined);
}

/** Felt rather than heard, by those who have it in their hand. */
export function buzz(pattern: number | number[]): void {
  if (settings.buzz && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
}

export const sounds = {
  seal: () => play("seal"),
  open: () => play("open"),
  turn: () => {
    play("turn");
    buzz(60);
  },
  came: () => play("came"),
  flip: () => play("flip"),
  /** The last answer is turned up. */
  land: () => {
    play("land");
    buzz(35);
  },
  over: () => play("over"),
};
