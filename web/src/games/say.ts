/** Events and options in words, as every game's catalogue names them; a game's own `words.ts` goes first. */

import type { SeatAsk } from "../wire";
import { type Arguments, type Lang, words as language, t } from "../words/words.svelte";
import { argumentsOf } from "./arguments";
import type { Answer, AnyView, GameEvent, GameWords, Option, Reader, Seat, Sitter } from "./face";

export { signed } from "./arguments";

/** `view` is that of the moment something is said about, `now` the newest. */
export function reader(
  view: AnyView,
  seat: Seat | null,
  sitters: Sitter[],
  cards: Lang,
  now: AnyView = view,
): Reader<AnyView> {
  const name = (each: Seat) => sitters[each]?.name ?? String(each + 1);
  return { view, now, seat, sitters, cards, t, name, names: (seats) => joined(seats.map(name)) };
}

/** The browser's own way to join a list takes as long as a frame. */
const AND: Record<Lang, string> = { fr: " et ", en: " and " };

export function joined(names: string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")}${AND[language.lang]}${names.at(-1)}`;
}

/** The sentence of an event, or null where none is wanted. */
export function sayEvent(key: string, words: GameWords<AnyView>, event: GameEvent, to: Reader<AnyView>): string | null {
  const own = words.event?.(event, to);
  if (own !== undefined) return own;
  const id = `${key}-event-${event.type}`;
  return t.has(id) ? t(id, eventArguments(event, to, key)) : null;
}

/** The event's fields as words, with `you` (is it about the reader?) and `count` (of its seats). What has fields of its own is left to the game's `words.ts`. */
export function eventArguments(event: GameEvent, to: Reader<AnyView>, key = ""): Arguments {
  const flat = Object.entries(event).filter(([, value]) => ![value].flat().some(hasFields));
  return argumentsOf(Object.fromEntries(flat) as GameEvent, to, { key, kinds: {}, hints: {} });
}

function hasFields(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The question as this seat reads it. */
export function sayQuestion(key: string, words: GameWords<AnyView>, ask: SeatAsk, to: Reader<AnyView>): string {
  const own = words.question?.(ask, to);
  if (own !== undefined) return own;
  const id = `${key}-ask-${ask.what}`;
  return t.has(id) ? t(id) : ask.what;
}

export function sayChoice(
  key: string,
  words: GameWords<AnyView>,
  ask: SeatAsk,
  option: Option,
  to: Reader<AnyView>,
  place?: number,
): string {
  const own = words.choice?.(ask, option, to, place);
  if (own !== undefined) return own;
  const id = `${key}-choice-${ask.what}-${option}`;
  return ask.options.includes(option) && t.has(id) ? t(id) : String(option);
}

/** `YES 2 · NO 1`, in the order in which they came up. */
export function tally(answers: readonly Answer[], say: (option: Option) => string): string {
  const counts = new Map<Option, number>();
  for (const [, option] of answers) counts.set(option, (counts.get(option) ?? 0) + 1);
  return dotted([...counts].map(([option, count]) => `${say(option)}\u00a0${count}`));
}

/** What is turned up so far of the answers that an event opens. */
export function sayTurned(words: GameWords<AnyView>, answers: readonly Answer[], to: Reader<AnyView>): string {
  const own = words.turned?.(answers, to);
  return own ?? dotted(answers.map(([seat, option]) => `${to.name(seat)}\u00a0${option}`));
}

export const dotted = (parts: string[]) => parts.join(" · ");
