/** A page that comes in the place of another takes up the focus that was lost with it, at its title, after all that is still to be said. */
import { soon } from "../base/later.svelte";

export function arrive(title: HTMLElement) {
  title.tabIndex = -1;
  return soon(20, () => {
    const lost = document.activeElement === document.body;
    if (lost && navigator.userActivation?.hasBeenActive) title.focus({ preventScroll: true });
  });
}
