/** The sounds of the house, fetched when the first one is wanted and nobody has muted them. */

import type { Noise } from "./noises";
import { settings } from "./settings.svelte";

function play(noise: Noise): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  void import("./noises").then(({ noises }) => noises[noise]()).catch(() => undefined);
}

export const sounds = {
  seal: () => play("seal"),
  open: () => play("open"),
  turn: () => play("turn"),
  came: () => play("came"),
  over: () => play("over"),
};
