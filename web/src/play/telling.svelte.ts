/** The reveal: answers are turned up, then what happened is told one thing after another; short, and skippable at any time. */
import type { GameEvent, Seat } from "../games/face";
import type { Step } from "../table/moments";
import type { Moment } from "../table/table.svelte";
import type { Lobby } from "../wire";
import { type Beat, beatsOf, type Shown, shownOf } from "./beats";

export type Tempo = Lobby["tempo"];

const CURTAINS = 650;
const USUAL = 1100;
const KEPT = 24;
/** By the table's tempo: the share of its time a thing told is given, and the most milliseconds for all of one opening, or for all that waits before this phone's own question. */
const TEMPI: Record<Tempo, { share: number; longest: number }> = {
  brisk: { share: 0.4, longest: 2000 },
  usual: { share: 1, longest: 6000 },
  show: { share: 1.2, longest: 10_000 },
};
/** How many moments may wait to be told: the more, the faster; above this the table is too far ahead to follow. */
const WAITING = 12;
/** How much faster once a question waits behind them. */
const ASKED = 3;
/** How many milliseconds a phone waits for a television that doesn't turn the next answers. */
const LAG = 2000;
const NOBODY: Seat[] = [];

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
  /** The answers that are turned up in this opening, if there are any. */
  turns = $state.raw<Shown | null>(null);
  /** How many groups of them are. */
  turned = $state(0);
  #count = 0;
  #queue: Moment[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beats: Beat[] = [];
  #beat = 0;
  #unsaid = 0;
  /** How far the television is. */
  #led = { pause: 0, turn: 0 };
  #alone = false;
  /** By when all must be told, since this phone is asked next. */
  #by = Infinity;

  constructor(
    private readonly still: () => boolean,
    private readonly pace: (event: GameEvent) => number | undefined,
    private readonly heard: (moment: Moment) => Step[],
    private readonly tempo: () => Tempo = () => "usual",
    /** A television turns the answers first. */
    private readonly isLed: () => boolean = () => false,
  ) {}

  /** Whose answers lie face down. */
  get closed(): Seat[] {
    const { turns, at } = this;
    if (!turns || at > turns.at) return NOBODY;
    return turns.seats.slice(at < turns.at ? 0 : this.turned).flat();
  }

  /** The last answer has just been turned. */
  get landed(): boolean {
    return this.turns !== null && this.at === this.turns.at && this.turned === this.turns.seats.length;
  }

  get done(): boolean {
    return this.at >= this.told.length && this.#queue.length === 0;
  }

  /** A new moment: shown at once where nothing is worth telling, else after those before it. */
  show(moment: Moment | null): void {
    if (moment !== null && moment.n === this.shown?.n) this.shown = moment;
    else if (!moment?.live || (this.still() && !moment.now.turns && this.done)) this.#rest(moment);
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

  /** The television has turned this many groups of the answers that led to this pause: here they are turned now. */
  lead(pause: number, turn: number): void {
    this.#led = { pause, turn };
    const next = this.#beats.findIndex((beat) => beat.turned === turn);
    if (this.shown?.now.pause !== pause || next < this.#beat) return;
    clearTimeout(this.#timer);
    this.#beat = next;
    this.#next();
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
    this.#end();
  }

  #end(): void {
    this.at = this.#unsaid = this.told.length;
    this.turned = this.#beat = 0;
    this.#beats = [];
    this.turns = null;
  }

  /** Says at once whatever was still to be told. */
  #finish(): void {
    clearTimeout(this.#timer);
    this.#say(this.told.slice(this.#unsaid));
    this.#end();
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
    this.turns = shownOf(moment.now.turns, this.told, this.still());
    this.#beats = beatsOf(this.#pacesOf(this.told), this.turns);
    const paces = paced(
      this.#beats.map(({ pace }) => pace),
      this.#tempo.longest,
    );
    for (const [i, beat] of this.#beats.entries()) beat.pace = paces[i]!;
    this.#alone = false;
    this.turned = this.#beat = this.#unsaid = 0;
    this.at = -1;
    this.#after(this.turns?.lead ?? this.#curtains(moment));
  }

  #curtains({ before }: Moment): number {
    return before?.asked.length && !this.still() ? CURTAINS * this.#tempo.share : 0;
  }

  get #tempo() {
    return TEMPI[this.tempo()];
  }

  /** Where nothing may move, only answers are turned one after another. */
  #pacesOf(steps: readonly Step[]): number[] {
    return steps.map(({ event }) => (this.still() ? 0 : (this.pace(event) ?? USUAL) * this.#tempo.share));
  }

  /** Nobody's question waits for what decorates it. */
  #asks(moment: Moment): void {
    if (moment.now.asks.length) this.#by = Math.min(this.#by, performance.now() + this.#tempo.longest);
  }

  /** The more waits to be told the faster, and never longer than a question may wait. */
  #after(pace: number): void {
    const left = Math.max(0, this.#by - performance.now());
    const rest = this.#beats.slice(this.#beat).map((beat) => beat.pace);
    const whole = pace + sum(rest) + sum(this.#pacesOf(this.#queue.flatMap(this.heard)));
    const most = left === Infinity || whole === 0 ? pace : (pace * left) / whole;
    const hurry = this.#queue.at(-1)?.now.asks.length ? ASKED : 1;
    this.#timer = setTimeout(() => this.#next(), Math.min(pace / (1 + this.#queue.length * hurry), most));
  }

  #next(): void {
    if (this.#waits(this.#beats[this.#beat])) return;
    let beat: Beat | undefined;
    do {
      beat = this.#beats[this.#beat++];
      this.at = beat?.at ?? this.told.length;
      this.turned = beat?.turned ?? 0;
      this.#sayUpTo(this.closed.length ? this.at : this.at + 1);
    } while (beat?.pace === 0 && !this.#beats[this.#beat]?.turned);
    if (beat) this.#after(beat.pace);
    else this.#follow();
  }

  /** For a television that is to turn these answers first; not for long. */
  #waits(beat: Beat | undefined): boolean {
    const { pause, turn } = this.#led;
    const now = this.shown?.now.pause ?? 0;
    if (!beat?.turned || this.#alone || !this.isLed() || pause > now || (pause === now && turn >= beat.turned))
      return false;
    const left = this.#by - performance.now();
    if (left <= 0) return false;
    this.#timer = setTimeout(
      () => {
        this.#alone = true;
        this.#next();
      },
      Math.min(LAG, left),
    );
    return true;
  }

  #sayUpTo(place: number): void {
    if (place <= this.#unsaid) return;
    this.#say(this.told.slice(this.#unsaid, place));
    this.#unsaid = place;
  }

  #follow(): void {
    const [following, ...after] = this.#queue;
    if (following) this.#begin(following, after);
    else this.#by = Infinity;
  }
}

const sum = (paces: readonly number[]) => paces.reduce((whole, pace) => whole + pace, 0);

/** The same proportions, in no more time than people care to wait. */
export function paced(paces: number[], longest = TEMPI.usual.longest): number[] {
  const total = sum(paces);
  return total <= longest ? paces : paces.map((pace) => (pace * longest) / total);
}
