/** The fields of an event as the arguments of its message, by the rules of `src/isoloir/cli/say.py`; `tests/outside/arguments.json` holds both to them. */
import type { Hint, Kind } from "../wire";
import { type Arguments, t } from "../words/words.svelte";
import type { AnyView, GameEvent, Reader, Seat } from "./face";

/** What is known of a game's fields and how they look: nothing for those with words of their own. */
export interface Telling {
  key: string;
  kinds: Record<string, Kind>;
  hints: Record<string, Hint>;
}

const PLAIN: Kind = { sort: "plain", item: null, fields: {} };
const SEAT: Kind = { ...PLAIN, sort: "seat" };
/** Fields that are seats by their name, whatever their type says. */
const BY_NAME: Record<string, Kind> = { seat: SEAT, seats: { ...PLAIN, sort: "list", item: SEAT } };

export function signed(number: number): string {
  if (number === 0) return "0";
  return number > 0 ? `+${number}` : `−${-number}`;
}

/** Every field by its kind; `you`: is it about the reader; `count`: about how many. */
export function argumentsOf(event: GameEvent, to: Reader<AnyView>, telling: Telling): Arguments {
  const seats = aboutSeats(event);
  const args: Arguments = { you: to.seat !== null && seats.includes(to.seat) ? "yes" : "no", count: seats.length };
  for (const [field, value] of Object.entries(event)) {
    const kind = BY_NAME[field] ?? telling.kinds[field] ?? PLAIN;
    args[field] = argument(field, kind, value, to, telling);
  }
  return args;
}

function aboutSeats({ seats, seat }: GameEvent): Seat[] {
  if (Array.isArray(seats)) return seats as Seat[];
  return typeof seat === "number" ? [seat] : [];
}

/** A yes, a no or a number can be chosen by in the message; all else is text. */
function argument(field: string, kind: Kind, value: unknown, to: Reader<AnyView>, telling: Telling): string | number {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number" && kind.sort !== "seat" && !telling.hints[field]?.signed) return value;
  return said(field, kind, value, to, telling);
}

/** Any value as text; `field` is the one it's in. */
export function said(field: string, kind: Kind, value: unknown, to: Reader<AnyView>, telling: Telling): string {
  if (value === null || value === undefined || (typeof value === "object" && Object.keys(value).length === 0))
    return "–";
  const item = kind.item ?? PLAIN;
  const each = (what: unknown) => said(field, item, what, to, telling);
  if (kind.sort === "seat") return to.name(value as Seat);
  if (kind.sort === "by-seat") return bySeat(value as object, item, each, to);
  if (Array.isArray(value)) return item.sort === "seat" ? to.names(value as Seat[]) : value.map(each).join(", ");
  if (typeof value === "object")
    return Object.entries(value)
      .map(([name, of]) => `${label(name, telling)} ${said(name, kind.fields[name] ?? PLAIN, of, to, telling)}`)
      .join(", ");
  return plain(field, value as string | number | boolean, telling);
}

/** Everyone with what is theirs; the reader is “you”. */
function bySeat(values: object, item: Kind, each: (what: unknown) => string, to: Reader<AnyView>): string {
  const who = (seat: Seat) => (seat === to.seat && t.has("plain-you") ? t("plain-you") : to.name(seat));
  const nested = item.sort !== "plain" && item.sort !== "seat";
  return Object.entries(values)
    .map(([seat, what]) => `${who(Number(seat))}${nested ? ":" : ""} ${each(what)}`)
    .join(nested ? "; " : ", ");
}

/** One plain thing: a number with its sign where the hint says so, a text by its `value-…` message. */
export function plain(field: string, value: string | number | boolean, { key, hints }: Telling): string {
  if (typeof value === "boolean") return t(value ? "plain-yes" : "plain-no");
  if (typeof value === "number") return hints[field]?.signed ? signed(value) : value < 0 ? `−${-value}` : String(value);
  const id = `${key}-value-${value}`;
  return t.has(id) ? t(id) : value;
}

export function label(field: string, { key }: Telling): string {
  const id = `${key}-field-${field}`;
  return t.has(id) ? t(id) : field.replaceAll("_", " ");
}
