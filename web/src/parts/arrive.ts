/** A page that replaces another takes over the lost focus, at its title, after everything still to be said. */
import { inNextFrame } from "../base/frame";

export function arrive(title: HTMLElement) {
  title.tabIndex = -1;
  return inNextFrame(() => {
    const lost = document.activeElement === document.body;
    if (lost && navigator.userActivation?.hasBeenActive) title.focus({ preventScroll: true });
  });
}
