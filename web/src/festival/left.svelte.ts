/** How long until a moment of the server's clock, as minutes and seconds; empty once it has come. */
import type { Clock } from "../table/clock";

export class Left {
  said = $state("");

  constructor(clock: Clock, until: () => number | null) {
    $effect(() => {
      const at = until();
      const tick = () => {
        const seconds = at === null ? -1 : Math.ceil((at - clock.now()) / 1000);
        this.said = seconds < 0 ? "" : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
      };
      tick();
      if (at === null) return;
      const timer = setInterval(tick, 1000);
      return () => clearInterval(timer);
    });
  }
}
