/** Nothing moves under a finger: what is above a question keeps its height, and what has only just come isn't pressed. */
import { inNextFrame } from "../base/frame";

/** Milliseconds in which a tap is still meant for what lay there before. */
const SETTLED = 350;
let meantForBefore = false;

/** To be attached to whatever comes to lie where something else was: for a moment it's marked as new. */
export function arrives(node: HTMLElement) {
  const settle = () => delete node.dataset.new;
  const timer = setTimeout(settle, SETTLED);
  node.dataset.new = "";
  return () => {
    clearTimeout(timer);
    settle();
  };
}

const isNew = (node: EventTarget) => node instanceof HTMLElement && node.dataset.new !== undefined;

export function pressed(event: Event): void {
  meantForBefore = event.composedPath().some(isNew);
  if (meantForBefore) event.stopImmediatePropagation();
}

/** A finger may have come down before what it's lifted from was there. A click without a press is the keyboard's: it goes astray only where the focus has been led to a button that has only just come. */
export function clicked(event: MouseEvent): void {
  const path = event.composedPath();
  if (!(event.detail === 0 ? isNew(path[0]!) : meantForBefore || path.some(isNew))) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // Nobody waits for a tap that didn't count: what was tapped blinks.
  (event.target as Element).closest("button")?.animate?.({ opacity: [0.3, 1] }, SETTLED);
}

/** While somebody may tap what is below, nothing that is said here pushes it. */
export function held(on: boolean) {
  return (node: HTMLElement) => {
    if (!on) return;
    const release = () => {
      node.style.height = "";
    };
    const hold = () => {
      release();
      node.style.height = `${node.getBoundingClientRect().height}px`;
    };
    const stop = inNextFrame(hold);
    addEventListener("resize", hold);
    return () => {
      stop();
      removeEventListener("resize", hold);
      release();
    };
  };
}
