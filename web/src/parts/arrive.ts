/** A page that replaces another takes over the lost focus, at its title, after everything still to be said. */
import { soon } from "../base/later.svelte";

export function arrive(title: HTMLElement) {
  title.tabIndex = -1;
  return soon(20, () => {
    const lost = document.activeElement === document.body;
    if (lost && navigator.userActivation?.hasBeenActive) title.focus({ preventScroll: true });
  });
}
