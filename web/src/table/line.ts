/** The line to a table: one socket at a time, coming back by itself, each command counted once however often it is sent. */

import { randomText } from "../base/ids";
import { wireTo } from "../base/tab";
import type { Accepted, Cards, FromClient, FromServer, Hello, Refused } from "../wire";

export type LineState = "connecting" | "open" | "lost" | "closed";
export type Answer = Accepted | Refused | Cards;
type Bodies<M> = M extends { command: string } ? Omit<M, "command"> : never;
/** A command without its id. */
export type CommandBody = Bodies<FromClient>;
export type PlainMessage = Exclude<FromClient, { command: string }>;

/** As much of a WebSocket as the line needs. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: never) => void) | null;
}

export interface Ears {
  hello(): Hello;
  heard(message: FromServer): void;
  became(state: LineState): void;
}

interface Unanswered {
  type: string;
  text: string;
  settle(answer: Answer): void;
}

/** Messages that came with a later protocol than the first release's, and with which; a server of an older one isn't sent them. */
export const SINCE: Partial<Record<string, number>> = {};

const BEAT = 2_000;
/** After this long without a word the server is asked for one. */
const QUIET = 5_000;
/** After this long without an answer the line is taken for dead; it may take longer to open. */
const PATIENCE = 6_000;
const OPENING = 15_000;
const LONGEST_WAIT = 8_000;
/** After these, don't come back by ourselves: the server doesn't want it. */
const FINAL = new Set(["kicked", "banned", "left", "moved", "forgotten", "elsewhere"]);

export class Line {
  #wire: Wire | null = null;
  #state: LineState = "connecting";
  #welcomed = false;
  #protocol = 1;
  #unanswered = new Map<string, Unanswered>();
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #lastHeard = 0;
  /** Since when an answer is owed; 0 for none. */
  #owed = 0;

  constructor(
    private readonly url: string,
    private readonly ears: Ears,
    private readonly open: (url: string) => Wire = wireTo,
  ) {}

  connect(): void {
    clearTimeout(this.#retry);
    if (this.#wire || this.#state === "closed") return;
    this.#become(this.#tries === 0 ? "connecting" : "lost");
    this.#welcomed = false;
    const wire = this.open(this.url);
    this.#wire = wire;
    wire.onopen = () => this.#write(wire, this.ears.hello());
    wire.onmessage = (event) => this.#hear(wire, event.data);
    wire.onclose = () => this.#lost(wire);
    this.#owed = this.#lastHeard = Date.now();
    clearInterval(this.#pulse);
    this.#pulse = setInterval(() => this.#beat(wire), BEAT);
  }

  /** Try now rather than after the wait: the phone woke up, or the network is back, or gone. */
  wake(gone = false): void {
    if (this.#state === "closed") return;
    if (!this.#wire) this.connect();
    else if (gone || Date.now() - this.#lastHeard > QUIET + PATIENCE) this.#drop(this.#wire);
    else if (this.#welcomed) this.#ping(this.#wire);
  }

  close(): void {
    this.#become("closed");
    clearTimeout(this.#retry);
    clearInterval(this.#pulse);
    this.#wire?.close();
    this.#wire = null;
  }

  /** Says something that needs no answer; lost if the line is. */
  say(message: PlainMessage): void {
    if (this.#wire && this.#welcomed && this.#knows(message.type)) this.#write(this.#wire, message);
  }

  #knows(type: string): boolean {
    return (SINCE[type] ?? 1) <= this.#protocol;
  }

  /** Settles once the server has answered, over as many sockets as that takes. */
  command(body: CommandBody): Promise<Answer> {
    const id = randomText(16);
    const text = JSON.stringify({ ...body, command: id });
    return new Promise((settle) => {
      this.#unanswered.set(id, { type: body.type, text, settle });
      if (!this.#wire || !this.#welcomed) return;
      this.#owed ||= Date.now();
      this.#send(this.#wire, id);
    });
  }

  #hear(wire: Wire, text: string): void {
    if (wire !== this.#wire) return;
    this.#lastHeard = Date.now();
    this.#owed = 0;
    const message = JSON.parse(text) as FromServer;
    if (message.type === "Accepted" || message.type === "Refused" || message.type === "Cards") this.#settle(message);
    if (message.type === "Advised") this.#settle({ type: "Accepted", command: message.command, again: false });
    this.ears.heard(message);
    if (message.type === "Welcome") this.#welcome(wire, message.protocol ?? 1);
    if (message.type === "Bye" && FINAL.has(message.code)) this.close();
  }

  #welcome(wire: Wire, protocol: number): void {
    this.#tries = 0;
    this.#protocol = protocol;
    if (this.#welcomed) return;
    this.#welcomed = true;
    this.#become("open");
    for (const id of [...this.#unanswered.keys()]) this.#send(wire, id);
  }

  #send(wire: Wire, command: string): void {
    const { type, text } = this.#unanswered.get(command)!;
    if (this.#knows(type)) wire.send(text);
    else this.#settle({ type: "Refused", command, code: "upgrading", params: {} });
  }

  #settle(answer: Answer): void {
    const waiting = this.#unanswered.get(answer.command);
    this.#unanswered.delete(answer.command);
    waiting?.settle(answer);
  }

  #beat(wire: Wire): void {
    const now = Date.now();
    if (wire !== this.#wire) return;
    if (this.#owed && now - this.#owed > (this.#welcomed ? PATIENCE : OPENING)) this.#drop(wire);
    else if (!this.#owed && now - this.#lastHeard > QUIET) this.#ping(wire);
  }

  #ping(wire: Wire): void {
    this.#owed ||= Date.now();
    this.#write(wire, { type: "Ping" });
  }

  #drop(wire: Wire): void {
    wire.close();
    this.#lost(wire);
  }

  #lost(wire: Wire): void {
    if (wire !== this.#wire) return;
    this.#wire = null;
    clearInterval(this.#pulse);
    if (this.#state === "closed") return;
    this.#tries++;
    this.#become("lost");
    const wait = Math.min(LONGEST_WAIT, 250 * 2 ** this.#tries) * (0.5 + Math.random());
    this.#retry = setTimeout(() => this.connect(), wait);
  }

  #write(wire: Wire, message: FromClient): void {
    wire.send(JSON.stringify(message));
  }

  #become(state: LineState): void {
    if (this.#state === state && state !== "connecting") return;
    this.#state = state;
    this.ears.became(state);
  }
}
