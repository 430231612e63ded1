/** The reveal: curtains open together, then what happened is told one thing after another; short, and skippable at any time. */
import type { GameEvent } from "../games/face";
import type { Step } from "../table/moments";
import type { Moment } from "../table/table.svelte";
import type { Lobby } from "../wire";

export type Tempo = Lobby["tempo"];

const CURTAINS = 650;
const USUAL = 1100;
const KEPT = 24;
/** By the table's tempo: the share of its time a thing told is given, and the most milliseconds for all of one opening, or for all that waits before this phone's own question. */
const TEMPI: Record<Tempo, { share: number; longest: number }> = {
  brisk: { share: 0.4, longest: 2000 },
  usual: { share: 1, longest: 6000 },
  show: { share: 1.2, longest: 8000 },
};
/** How many moments may wait to be told: the more, the faster; above this the table is too far ahead to follow. */
const WAITING = 12;
/** How much faster once a question waits behind them. */
const ASKED = 3;

/** An event that has been told, with its number and that of its opening. */
export interface Told extends Step {
  n: number;
  of: number;
}

export class Telling {
  /** The moment on show; the table may be ahead of it. */
  shown = $state.raw<Moment | null>(null);
  told = $state.raw<Step[]>([]);
  /** −1 while the curtains open; `told.length` once all is told. */
  at = $state(0);
  /** What has been told, each thing once and in order, however it was shown. */
  spoken = $state.raw<Told[]>([]);
  /** Everything above this number happened since this phone was last asked something. */
  since = $state(0);
  #count = 0;
  #queue: Moment[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #paces: number[] = [];
  /** By when all must be told, since this phone is asked next. */
  #by = Infinity;

  constructor(
    private readonly still: () => boolean,
    private readonly pace: (event: GameEvent) => number | undefined,
    private readonly heard: (moment: Moment) => Step[],
    private readonly tempo: () => Tempo = () => "usual",
  ) {}

  get done(): boolean {
    return this.at >= this.told.length && this.#queue.length === 0;
  }

  /** A new moment: shown at once where nothing is worth telling, else after those before it. */
  show(moment: Moment | null): void {
    if (moment !== null && moment.n === this.shown?.n) this.shown = moment;
    else if (!moment?.live || this.still()) this.#rest(moment);
    else if (this.at < this.told.length && this.#queue.length < WAITING) {
      this.#queue.push(moment);
      this.#asks(moment);
    } else {
      this.#finish();
      this.#asks(moment);
      this.#begin(moment);
    }
  }

  /** Straight to where the game stands. */
  skip(): void {
    const last = this.#queue.at(-1) ?? this.shown;
    this.#finish();
    this.#settle(last);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #rest(moment: Moment | null): void {
    this.#finish();
    if (!moment?.live) this.spoken = [];
    else this.#say(this.#heardAt(moment), moment.n);
    this.#settle(moment);
  }

  /** Shows a moment whose events have been told. */
  #settle(moment: Moment | null): void {
    this.shown = moment;
    this.told = moment?.live ? this.heard(moment) : [];
    this.at = this.told.length;
  }

  /** Says at once whatever was still to be told. */
  #finish(): void {
    clearTimeout(this.#timer);
    this.#say(this.told.slice(this.at + 1));
    this.at = this.told.length;
    for (const each of this.#queue) this.#say(this.#heardAt(each), each.n);
    this.#queue = [];
    this.#by = Infinity;
  }

  #heardAt(moment: Moment): Step[] {
    if (moment.before?.asks.length) this.since = this.#count;
    return this.heard(moment);
  }

  #say(steps: readonly Step[], of = this.shown?.n ?? 0): void {
    if (steps.length === 0) return;
    this.spoken = [...this.spoken, ...steps.map((step) => ({ ...step, n: ++this.#count, of }))].slice(-KEPT);
  }

  #begin(moment: Moment, after: Moment[] = []): void {
    clearTimeout(this.#timer);
    this.#queue = after;
    this.shown = moment;
    this.told = this.#heardAt(moment);
    const { share, longest } = this.#tempo;
    this.#paces = paced(this.#pacesOf(this.told), longest);
    const opened = (moment.before?.asked.length ?? 0) > 0;
    this.at = -1;
    this.#after(opened ? CURTAINS * share : 0);
  }

  get #tempo() {
    return TEMPI[this.tempo()];
  }

  #pacesOf(steps: readonly Step[]): number[] {
    return steps.map(({ event }) => (this.pace(event) ?? USUAL) * this.#tempo.share);
  }

  /** Nobody's question waits for what decorates it. */
  #asks(moment: Moment): void {
    if (moment.now.asks.length) this.#by = Math.min(this.#by, performance.now() + this.#tempo.longest);
  }

  /** The more waits to be told the faster, and never longer than a question may wait. */
  #after(pace: number): void {
    const left = Math.max(0, this.#by - performance.now());
    const whole = pace + sum(this.#paces.slice(this.at + 1)) + sum(this.#pacesOf(this.#queue.flatMap(this.heard)));
    const most = left === Infinity || whole === 0 ? pace : (pace * left) / whole;
    const hurry = this.#queue.at(-1)?.now.asks.length ? ASKED : 1;
    this.#timer = setTimeout(() => this.#next(), Math.min(pace / (1 + this.#queue.length * hurry), most));
  }

  #next(): void {
    do this.#say(this.told.slice(++this.at, this.at + 1));
    while (this.at < this.told.length && this.#paces[this.at] === 0);
    if (this.at < this.told.length) this.#after(this.#paces[this.at]!);
    else {
      const [following, ...after] = this.#queue;
      if (following) this.#begin(following, after);
      else this.#by = Infinity;
    }
  }
}

const sum = (paces: readonly number[]) => paces.reduce((whole, pace) => whole + pace, 0);

/** The same proportions, in no more time than people care to wait. */
export function paced(paces: number[], longest = TEMPI.usual.longest): number[] {
  const total = sum(paces);
  return total <= longest ? paces : paces.map((pace) => (pace * longest) / total);
}
