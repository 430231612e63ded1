/** One table as this page knows it: everything the server said, and what the person is about to choose. */

import { randomText } from "../base/ids";
import type { Option, Seat, Sitter } from "../games/face";
import { toss } from "../games/toss.svelte";
import type * as wire from "../wire";
import { t, words } from "../words/words.svelte";
import { Clock } from "./clock";
import { letters } from "./letters";
import { type Answer, type CommandBody, Line, type LineState, type Wire } from "./line";
import { EMPTY, extended, type Log } from "./log";
import { unfolded } from "./patches";

export interface Moment {
  /** Counts the openings this page has seen. */
  n: number;
  before: wire.Moved | null;
  now: wire.Moved;
  /** It happened while we watched, so it is worth showing how. */
  live: boolean;
}

export interface Reaction {
  n: number;
  person: number;
  sign: wire.Reacted["sign"];
}

export class Table {
  line = $state<LineState>("connecting");
  /** The line was lost since the last welcome; said quietly once it is back. */
  cameBack = $state(0);
  you = $state(0);
  held = $state.raw<Seat[]>([]);
  key = $state("");
  patience = $state<wire.Welcome["patience"]>("usual");
  /** By which clock one lives, for a table over days. */
  hours = $state.raw<wire.Hours>({ zone: "", quiet: null, weekends: false, away: 0 });
  lobby = $state.raw<wire.Lobby | null>(null);
  moment = $state.raw<Moment | null>(null);
  log = $state.raw<Log>(EMPTY);
  sealed = $state.raw<Seat[]>([]);
  grace = $state.raw<wire.Until | null>(null);
  deadline = $state.raw<wire.Until | null>(null);
  standIns = $state.raw<wire.StandIns | null>(null);
  shuffling = $state.raw<wire.Commitment | null>(null);
  /** All who are at the table, as far as they were asked for. */
  crowd = $state.raw<wire.People>({ type: "People", people: [], more: 0 });
  reactions = $state.raw<Reaction[]>([]);
  /** How far a television is in turning up answers. */
  turned = $state.raw<wire.Turned | null>(null);
  /** What a bot last said, and after which move. */
  remark = $state.raw<(wire.Remarked & { n: number }) | null>(null);
  advised = $state.raw<wire.Advised | null>(null);
  notice = $state.raw<(wire.Notice & { n: number }) | null>(null);
  transfer = $state.raw<wire.TransferCode | null>(null);
  bye = $state<string | null>(null);
  /** The commitments this page was shown, by game: to be compared with the records. */
  promised: Record<number, string> = {};
  /** What people were last called: a notice may be about a person who has already left. */
  readonly names = new Map<number | null, string>();
  readonly clock = new Clock();
  #line: Line;
  #count = 0;
  #nonces = new Set<number>();

  constructor(
    readonly code: string,
    url: string,
    open?: (url: string) => Wire,
  ) {
    this.#line = new Line(
      url,
      {
        hello: () => this.#hello(),
        heard: (message) => this.#hear(message),
        became: (state) => {
          this.line = state;
        },
      },
      open,
    );
  }

  connect = () => this.#line.connect();
  wake = (gone?: boolean) => this.#line.wake(gone);
  close = () => this.#line.close();
  /** Says, as a television, how many groups of answers it has turned up. */
  turn = (pause: number, turn: number) => this.#line.say({ type: "Turn", pause, turn });
  react = (sign: wire.React["sign"]) => this.#line.say({ type: "React", sign });

  command(body: CommandBody): Promise<Answer> {
    return this.#line.command(body);
  }

  get moved(): wire.Moved | null {
    return this.moment?.now ?? null;
  }

  get isHost(): boolean {
    return (this.lobby?.festival?.organisers ?? [this.lobby?.host]).includes(this.you);
  }

  get sitters(): Sitter[] {
    return sittersOf(this.lobby?.seats ?? [], this.held);
  }

  isHere(person: number | null): boolean {
    if (person === null) return true;
    return this.lobby?.people.some((each) => each.person === person && each.here) ?? false;
  }

  /** The next of all who are at the table, a hundred at a time. */
  listPeople(): void {
    this.#line.say({ type: "ListPeople", after: this.crowd.people.at(-1)?.person ?? null });
  }

  choose(seat: Seat, choice: Option[]): Promise<Answer> {
    const pause = this.moved?.pause ?? 0;
    return this.command({ type: "Choose", pause, seat, choice });
  }

  #hear(message: wire.FromServer): void {
    const hear = this.#ears[message.type] as ((message: wire.FromServer) => void) | undefined;
    hear?.(message);
  }

  #ears: { [K in wire.FromServer["type"]]?: (message: Extract<wire.FromServer, { type: K }>) => void } = {
    Welcome: (message) => this.#welcome(message),
    Changed: ({ lobby }) => this.#party({ ...this.lobby!, ...lobby }),
    Moved: (message) => {
      toss.begin(() => this.react("toss"));
      this.#move(message, this.moment !== null || this.shuffling !== null);
    },
    Commitment: (message) => this.#promise(message),
    Ticks: (message) => {
      if (message.pause === this.moved?.pause) this.sealed = message.sealed;
    },
    Grace: (message) => {
      if (message.pause === this.moved?.pause) this.grace = message.until;
    },
    Deadline: (message) => {
      if (message.pause === this.moved?.pause) this.deadline = message.until;
    },
    StandIns: (message) => {
      this.standIns = message;
    },
    Presence: ({ here, away }) => {
      const now = (each: wire.PersonState) => (each.here || here.includes(each.person)) && !away.includes(each.person);
      if (this.lobby)
        this.lobby = { ...this.lobby, people: this.lobby.people.map((each) => ({ ...each, here: now(each) })) };
    },
    People: ({ type, people, more }) => {
      this.crowd = { type, people: [...this.crowd.people, ...people], more };
    },
    Reacted: ({ person, sign }) => {
      if (sign === "toss") return toss.land();
      this.reactions = [...this.reactions.slice(-7), { n: ++this.#count, person, sign }];
    },
    Turned: (message) => {
      this.turned = message;
    },
    Remarked: (message) => {
      this.remark = { ...message, n: ++this.#count };
    },
    Advised: (message) => {
      this.advised = message;
    },
    Notice: (message) => {
      this.notice = { ...message, n: ++this.#count };
    },
    TransferCode: (message) => {
      this.transfer = message;
    },
    Pong: (message) => this.clock.set(message.now),
    Bye: (message) => {
      this.bye = message.code;
    },
  };

  #welcome(welcome: wire.Welcome): void {
    if (this.line === "lost") this.cameBack++;
    this.clock.set(welcome.now);
    this.you = welcome.you;
    this.held = welcome.seats;
    this.key = welcome.key;
    this.patience = welcome.patience;
    this.hours = welcome.hours;
    this.bye = null;
    this.crowd = { type: "People", people: [], more: 0 };
    this.#party(welcome.lobby);
    this.standIns = welcome.stand_ins;
    this.shuffling = null;
    if (welcome.moved) this.#move(welcome.moved, false);
    else this.moment = null;
    if (welcome.commitment) this.#promise(welcome.commitment);
  }

  #party(lobby: wire.Lobby): void {
    words.learn(lobby.settings.game, lobby.facts);
    const me = this.lobby?.people.find((each) => each.person === this.you);
    if (me && !lobby.people.some((each) => each.person === this.you)) lobby.people.push(me);
    this.lobby = lobby;
    for (const { person, name } of [...lobby.seats, ...lobby.people].reverse()) if (name) this.names.set(person, name);
    this.held = lobby.seats.filter((seat) => seat.person === this.you).map((seat) => seat.seat);
    if (lobby.phase === "lobby") this.moment = null;
  }

  #hello(): wire.Hello {
    return { type: "Hello", game: this.log.game, heard: this.log.entries.at(-1)?.n ?? 0 };
  }

  #move(said: wire.Moved, live: boolean): void {
    const moved = unfolded(said, this.moved);
    if (!moved) {
      this.#line.say(this.#hello());
      return;
    }
    const before = this.moved && this.moved.game === moved.game ? this.moved : null;
    const same = before?.pause === moved.pause && !moved.over === !before.over;
    this.#count++;
    if (same && this.moment) this.moment = { ...this.moment, now: moved };
    else this.moment = { n: this.#count, before, now: moved, live };
    this.log = extended(this.log, moved);
    this.sealed = moved.sealed;
    this.grace = moved.grace;
    this.deadline = moved.deadline;
    if (this.standIns?.pause !== moved.pause) this.standIns = null;
    this.shuffling = null;
    this.promised[moved.game] ??= moved.commitment;
  }

  /** The shuffle is promised: keep the promise, and add our own part of the dice once. */
  #promise(promise: wire.Commitment): void {
    this.shuffling = promise;
    this.moment = null;
    this.promised[promise.game] ??= promise.commitment;
    if (this.held.length === 0 || this.#nonces.has(promise.game)) return;
    this.#nonces.add(promise.game);
    // After this message has been dealt with: a line takes nothing before its welcome is.
    queueMicrotask(() => this.#line.say({ type: "AddNonce", game: promise.game, nonce: randomText(32) }));
  }
}

export function sittersOf(
  seats: readonly Omit<wire.SeatState, "person" | "level" | "temper">[],
  held: readonly Seat[] = [],
): Sitter[] {
  const initials = letters(seats.map((seat) => seat.name));
  return seats.map((seat, i) => ({
    seat: seat.seat,
    name: seat.name || t("page-forgotten"),
    look: seat.look,
    letter: initials[i]!,
    bot: seat.kind === "bot",
    auto: seat.auto,
    mine: held.includes(seat.seat),
  }));
}
