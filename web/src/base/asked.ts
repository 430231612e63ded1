/** What pages ask of the server that a table's own page doesn't need at once. */
import type {
  Checked,
  CreateTable,
  Evening,
  EveningKept,
  Join,
  NoticesNow,
  NoticesStop,
  NoticesWish,
  Place,
  Replayed,
  RulesTold,
  Studied,
  Waits,
} from "../wire";
import { ask, get, post, table } from "./api";
import { randomText } from "./ids";

export const createTable = (body: CreateTable) => post<Place>("/api/tables", body);

/** Which of these tables wait for this device. */
export const tablesWaiting = (codes: string[]) => get<Waits[]>(`/api/waiting?codes=${codes.join(",")}`);

/** What one is told of a table over days while it's closed. */
export const noticesNow = (code: string) => get<NoticesNow>(`${table(code)}/notices`);
export const wishNotices = (code: string, wish: NoticesWish) => post<NoticesNow>(`${table(code)}/notices`, wish);
export const stopNotices = (code: string, stop: NoticesStop) => post<object>(`${table(code)}/notices/stop`, stop);

const wishes = new Map<string, string>();

/** Under one id until it is answered: sent again after a lost answer, it brings nobody in twice. */
export async function joinTable(code: string, body: Omit<Join, "command">): Promise<Place> {
  const command = wishes.get(code) ?? randomText(32);
  wishes.set(code, command);
  const place = await post<Place>(`${table(code)}/people`, { ...body, command });
  wishes.delete(code);
  return place;
}

/** For options with more house texts than fit through the socket. */
export const setOptions = (code: string, options: Record<string, unknown>) =>
  post<object>(`${table(code)}/options`, { options });

export const checkRecord = (code: string, game: number) => get<Checked>(`${table(code)}/records/${game}/check`);

export const mineUrl = (code: string) => `${table(code)}/me`;

/** Leave, and have your name taken out of everything the table keeps. */
export async function beForgotten(code: string): Promise<void> {
  await ask(mineUrl(code), { method: "DELETE" });
}

const through = (viewer: number | null) => (viewer === null ? "" : `?viewer=${viewer}`);

/** A finished game of this table again, as a seat saw it (null: as everyone may), with the names and looks of that table. */
export const replayKept = (code: string, game: number, viewer: number | null) =>
  get<Replayed>(`${table(code)}/records/${game}/replay${through(viewer)}`);

async function sent<T>(path: string, record: string): Promise<T> {
  const headers = { "Content-Type": "application/json" };
  return (await ask(path, { method: "POST", headers, body: record })).json();
}

/** Asks the server to play a record again. */
export const replay = (record: string, viewer: number | null) =>
  sent<Replayed>(`/api/replay${through(viewer)}`, record);

/** Who chose alike, and whose choices decided it: in a table's game, or in a record. */
export const studyKept = (code: string, game: number) => get<Studied>(`${table(code)}/records/${game}/study`);
/** All finished games of a table in which this person had a seat, together. */
export const evening = (code: string) => get<Evening>(`${table(code)}/study`);
/** What the games played here add up to. */
export const standing = (code: string) => get<EveningKept>(`${table(code)}/standing`);
export const study = (record: string) => sent<Studied>("/api/study", record);

/** The whole rules: as a table plays them, or, without one, as usual for this many. */
export const readRules = (game: string, code: string | null, seats: number, cards: string) =>
  get<RulesTold>(
    code ? `${table(code)}/rules` : `/api/rules/${encodeURIComponent(game)}?seats=${seats}&cards=${cards}`,
  );
