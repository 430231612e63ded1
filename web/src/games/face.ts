/** What the frame hands to a game's face. A face is told everything and contains no rule. README.md explains it on one page. */
import type { Component } from "svelte";
import type { Look, SeatAsk } from "../wire";
import type { Arguments, Lang, Translate } from "../words/words.svelte";
import type { PlainGame } from "./plain/plain";

export type Seat = number;
export type Option = string | number;
export type Mode = "phone" | "screen" | "replay";

/** A person or bot at a seat. Colour never alone: always with the shape, and the letter where there is room. */
export interface Sitter {
  seat: Seat;
  name: string;
  look: Look;
  /** The first letter of the name, and one more where others begin alike. */
  letter: string;
  bot: boolean;
  /** A bot stands in for a person who's away. */
  auto: boolean;
  /** Held by the person reading. */
  mine: boolean;
}

/** An event as the game told it: its type and its own fields. */
export type GameEvent = { type: string } & Record<string, unknown>;

export interface Common<View> {
  /** The view of `seat`, or what everyone may see, at this moment: after what's being told just now, and the newest once everything is told. */
  view: View;
  /** Through whose eyes; null for the shared screen, a watcher, and a phone between two people. */
  seat: Seat | null;
  /** By seat number. */
  sitters: Sitter[];
  /** The language of the cards on this table: put `lang={cards}` on text that is a card. */
  cards: Lang;
  /** Nothing may move: show the end of every motion at once. */
  still: boolean;
  t: Translate;
  /** What the game looks like, for the one face that fits any. */
  face?: Face | null;
}

/** Face.svelte: what's on the table. The same component on a phone (320 px), a television and in a replay. */
export interface FaceProps<View, Told extends { type: string } = GameEvent> extends Common<View> {
  mode: Mode;
  /** What's being told just now; null while the curtains open and once everything has been told. */
  lit: Told | null;
  /** All has been told. */
  resting: boolean;
  /** Whose answer the table waits for, and who has given it; never what. */
  asked: Seat[];
  sealed: Seat[];
  /** Whose answers lie face down still, while those of the event being told are turned up; they stay hidden in `view`. */
  closed?: Seat[];
}

/** Booth.svelte: one question to one seat, behind the curtain. Without one the frame offers a plain list of options. */
export interface BoothProps<View> extends Common<View> {
  seat: Seat;
  ask: SeatAsk;
  /** What's picked and not sealed yet, in order. */
  draft: Option[];
  /** A tap: picks, unpicks, or (a second tap on a complete choice) seals. The frame takes care of `take`. */
  pick(option: Option): void;
  /** Sets the whole draft at once, for dragging and ordering. Never seals. */
  arrange(draft: Option[]): void;
}

/** An answer that has been turned up. */
export type Answer = readonly [Seat, Option];

/** Who reads a sentence. */
export interface Reader<View> extends Omit<Common<View>, "still"> {
  /** The name at a seat. */
  name(seat: Seat): string;
  /** The newest view there is; `view` is that of the moment the sentence is about. */
  now: View;
  /** Several names as one phrase. */
  names(seats: readonly Seat[]): string;
}

/** words.ts: how the game's events and options are said. Whatever is absent or returns undefined is said by the frame. */
export interface GameWords<View, Told extends { type: string } = GameEvent> {
  /** Fetches what the cards say in a language; the game is shown once it's here. */
  cards?(lang: Lang): Promise<void>;
  /** A sentence, null to say nothing, undefined for the usual `<key>-event-<Type>` message. */
  event?(event: Told, reader: Reader<View>): string | null | undefined;
  /** A shorter reading above the table, if the whole sentence would repeat what's there; undefined for the same. */
  caption?(event: Told, reader: Reader<View>): string | undefined;
  /** The count so far, while answers are turned up; undefined for each name with its answer. */
  turned?(answers: readonly Answer[], reader: Reader<View>): string | undefined;
  /** How it stays on screen once everything is told: null if it needn't, undefined for the same as before. */
  kept?(event: Told, reader: Reader<View>): string | null | undefined;
  /** The question as it is put to this very seat, undefined for the usual `<key>-ask-<what>` message. */
  question?(ask: SeatAsk, reader: Reader<View>): string | undefined;
  /** What an option is called, undefined for `<key>-choice-<what>-<option>` or the option itself. `place` is its place in a whole answer. */
  choice?(ask: SeatAsk, option: Option, reader: Reader<View>, place?: number): string | undefined;
  /** What a seat holds that the others don't see, said where everything is open; `view` is as that seat saw it. Empty for nothing. */
  held?(seat: Seat, reader: Reader<View>): string;
  /** What the table is doing, for the rule of this very step: its question, if someone else is being asked, and what else needs explaining. */
  steps?(view: View): readonly (string | undefined)[];
  /** What only this game can put into words of a remark about a finished game; the rest is the frame's. */
  remark?(remark: GameEvent, reader: Reader<View>): Arguments;
  /** The score of each seat as the table should read it during the game; undefined leaves it to the face. */
  scores?(view: View): readonly number[] | undefined;
  /** Who won and lost together; absent where each plays alone. */
  teams?(view: View): readonly (readonly Seat[])[] | undefined;
  /** Events at which a replay stops when one of them is told: what follows belongs to the next question. */
  stands?: readonly string[];
  /** Events that say who answered what: where a replay tells one of them, it doesn't list the answers too. */
  answered?: readonly string[];
  /** How long an event stays in the light, in milliseconds; 0 passes over it. 1100 unless told. */
  pace?(event: Told): number;
}

// biome-ignore lint/suspicious/noExplicitAny: the frame does not know what a game's view holds
export type AnyView = any;

export interface Face {
  Face: Component<FaceProps<AnyView>> | null;
  Booth: Component<BoothProps<AnyView>> | null;
  words: GameWords<AnyView>;
  /** Of a game without a face of its own: what its fields hold and how they look. */
  plain?: PlainGame;
}
