/** A game without a face of its own: what its fields hold and how they look, as the server says. */
import { get, Trouble } from "../../base/api";
import type { Hint, Kind, Plain, SeatAsk } from "../../wire";
import { words as language, t } from "../../words/words.svelte";
import { argumentsOf, label, plain, said, type Telling } from "../arguments";
import type { AnyView, Face, GameEvent, GameWords, Option, Reader, Seat } from "../face";
import Booth from "./Booth.svelte";
import Table from "./Face.svelte";

export interface PlainGame extends Telling {
  events: Plain["events"];
  /** The server sends the table at each thing told. */
  folds: boolean;
}

export interface Field {
  name: string;
  label: string;
  kind: Kind;
  hint: Hint;
  value: unknown;
}

/** Fields of a view that say nothing to a person. */
const NOT_SHOWN = ["seat", "next"];

export async function plainFace(key: string): Promise<Face> {
  const [found] = await Promise.all([get<Plain>(`/api/games/${key}/face`).catch(missing), language.load("plain")]);
  if (!found) return { Face: null, Booth: null, words: {} };
  const game: PlainGame = { key, kinds: found.view, hints: found.hints, events: found.events, folds: found.folds };
  return { Face: Table, Booth, words: wordsOf(game, found.teams), plain: game };
}

/** A game this server no longer has: the table says so, and plays another. */
function missing(why: unknown): null {
  if (why instanceof Trouble && why.code === "not-found") return null;
  throw why;
}

/** What a view shows, in the order of its fields; nothing that is empty. */
export function fieldsOf(view: AnyView, game: PlainGame): Field[] {
  return Object.entries(game.kinds)
    .map(([name, kind]) => ({ name, label: label(name, game), kind, hint: game.hints[name] ?? {}, value: view[name] }))
    .filter(({ name, hint, value }) => !NOT_SHOWN.includes(name) && !hint.hidden && !isEmpty(value));
}

export const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === "" ||
  (typeof value === "object" && Object.keys(value).length === 0);

export const isMine = ({ name, hint }: Field): boolean => hint.mine || name === "hand" || name.startsWith("my_");

/** The field that counts for each. */
export function scoreField(game: PlainGame): string | undefined {
  const bySeat = Object.keys(game.kinds).filter((name) => game.kinds[name]?.sort === "by-seat");
  const named = bySeat.find((name) => game.hints[name]?.score);
  return named ?? ["scores", "points"].find((name) => bySeat.includes(name));
}

/** How one value looks by itself, or else as part of its field. */
export function lookOf(value: unknown, field: string, { hints }: PlainGame): Hint {
  return (typeof value === "string" ? hints[value] : undefined) ?? hints[field] ?? {};
}

/** What everyone is shown to have done: the fields of an event with something for each seat. */
export function shownByAll(event: GameEvent | null, game: PlainGame): Field[] {
  const kinds = (event && game.events[event.type]) ?? {};
  return Object.entries(kinds)
    .filter(([name, kind]) => kind.sort === "by-seat" && !isEmpty(event?.[name]))
    .map(([name, kind]) => ({
      name,
      label: label(name, game),
      kind,
      hint: game.hints[name] ?? {},
      value: event?.[name],
    }));
}

export function sayOption(ask: SeatAsk, option: Option, to: Reader<AnyView>, game: PlainGame): string {
  const id = `${game.key}-choice-${ask.what}-${option}`;
  if (t.has(id)) return t(id);
  if (typeof option === "number" && game.hints[ask.what]?.seats) return to.name(option);
  return plain(ask.what, option, game);
}

function wordsOf(game: PlainGame, teams: Plain["teams"]): GameWords<AnyView> {
  const score = scoreField(game);
  const telling = (event: GameEvent): Telling => ({ ...game, kinds: game.events[event.type] ?? {} });
  return {
    event: (event, to) => {
      const id = `${game.key}-event-${event.type}`;
      return t.has(id) ? t(id, argumentsOf(event, to, telling(event))) : unworded(event, to, telling(event));
    },
    question: (ask) => (t.has(`${game.key}-ask-${ask.what}`) ? undefined : ask.what.replaceAll("_", " ")),
    choice: (ask, option, to) => sayOption(ask, option, to, game),
    held: (_, to) =>
      fieldsOf(to.view, game)
        .filter(isMine)
        .map((field) => `${field.label} ${said(field.name, field.kind, field.value, to, game)}`)
        .join(" · "),
    scores: (view) => (score && !isEmpty(view[score]) ? (view[score] as number[]) : undefined),
    teams: (view) => teams[seatsIn(view, game)],
    stands: everybodys(game),
    pace: (event) => (shownByAll(event, game).length > 0 ? 2200 : 1300),
    answered: everybodys(game),
  };
}

/** Events that show something of each seat. */
const everybodys = (game: PlainGame): string[] =>
  Object.keys(game.events).filter((name) => Object.values(game.events[name]!).some((kind) => kind.sort === "by-seat"));

function seatsIn(view: AnyView, game: PlainGame): number {
  const field = scoreField(game) ?? Object.keys(game.kinds).find((name) => game.kinds[name]?.sort === "by-seat");
  return field ? (view[field] as Seat[]).length : 0;
}

function unworded(event: GameEvent, to: Reader<AnyView>, telling: Telling): string {
  const fields = Object.entries(telling.kinds).map(
    ([name, kind]) => `${label(name, telling)} ${said(name, kind, event[name], to, telling)}`,
  );
  return t("plain-event", { event: event.type, fields: fields.join(", ") || "–" });
}
