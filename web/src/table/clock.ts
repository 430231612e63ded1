/** The server's clock as this device sees it, so that a deadline means the same on every phone. */
import type { Until } from "../wire";

export class Clock {
  #ahead = 0;

  /** The server said it is `now`. */
  set(now: number): void {
    this.#ahead = now - Date.now();
  }

  now(): number {
    return Date.now() + this.#ahead;
  }

  /** Milliseconds left, never below zero. */
  left(until: Until): number {
    return Math.max(0, until.at - this.now());
  }
}
