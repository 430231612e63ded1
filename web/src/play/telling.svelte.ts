/** The reveal: curtains open together, then what happened is told one thing after another; short, and skippable at any time. */
import type { GameEvent } from "../games/face";
import type { Moment } from "../table/table.svelte";

const CURTAINS = 650;
const USUAL = 1100;
const LONGEST = 6000;

export class Telling {
  /** The moment on show; the table may be ahead of it. */
  shown = $state.raw<Moment | null>(null);
  told = $state.raw<GameEvent[]>([]);
  /** −1 while the curtains open; `told.length` once all is told. */
  at = $state(0);
  #queue: Moment[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #paces: number[] = [];

  constructor(
    private readonly still: () => boolean,
    private readonly pace: (event: GameEvent) => number | undefined,
    private readonly heard: (moment: Moment) => GameEvent[],
  ) {}

  get done(): boolean {
    return this.at >= this.told.length && this.#queue.length === 0;
  }

  /** A new moment: shown at once where nothing is worth telling, else after those before it. */
  show(moment: Moment | null): void {
    if (moment !== null && moment.n === this.shown?.n) this.shown = moment;
    else if (!moment?.live || this.still()) this.#rest(moment);
    else if (this.at < this.told.length && this.#queue.length < 3) this.#queue.push(moment);
    else this.#begin(moment);
  }

  /** Straight to where the game stands. */
  skip(): void {
    this.#rest(this.#queue.at(-1) ?? this.shown);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #rest(moment: Moment | null): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.shown = moment;
    this.told = moment?.live ? this.heard(moment) : [];
    this.at = this.told.length;
  }

  #begin(moment: Moment, after: Moment[] = []): void {
    clearTimeout(this.#timer);
    this.#queue = after;
    this.shown = moment;
    this.told = this.heard(moment);
    this.#paces = paced(this.told.map((event) => this.pace(event) ?? USUAL));
    const opened = (moment.before?.asked.length ?? 0) > 0;
    this.at = -1;
    this.#timer = setTimeout(() => this.#next(), opened ? CURTAINS : 0);
  }

  #next(): void {
    this.at++;
    while (this.at < this.told.length && this.#paces[this.at] === 0) this.at++;
    if (this.at < this.told.length) this.#timer = setTimeout(() => this.#next(), this.#paces[this.at]);
    else {
      const [following, ...after] = this.#queue;
      if (following) this.#begin(following, after);
    }
  }
}

/** The same proportions, in no more time than people care to wait. */
export function paced(paces: number[]): number[] {
  const total = paces.reduce((sum, pace) => sum + pace, 0);
  return total <= LONGEST ? paces : paces.map((pace) => (pace * LONGEST) / total);
}
