/** The server's plain HTTP door. Every fault becomes a Trouble: a code the page has words for. */

import type { Fault, GameOffered, TableFound } from "../wire";
import { reach } from "./tab";

export class Trouble extends Error {
  constructor(
    readonly code: string,
    readonly params: Record<string, string | number> = {},
  ) {
    super(code);
  }
}

export async function ask(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await reach(path, init);
  } catch {
    throw new Trouble("no-network");
  }
  if (response.ok) return response;
  const fault = (await response.json().catch(() => null)) as Fault | null;
  throw new Trouble(fault?.code ?? "server", fault?.params ?? {});
}

export async function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { "Content-Type": "application/json" };
  return (await ask(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
}

export async function get<T>(path: string): Promise<T> {
  return (await ask(path)).json();
}

export const table = (code: string) => `/api/tables/${encodeURIComponent(code)}`;

export const listGames = () => get<GameOffered[]>("/api/games");

/** The link's key, for anyone who came by it: then the code wasn't guessed. */
function linked(): RequestInit {
  const key = location.hash.slice(1).replace(/\+.*/, "");
  return /^[\w-]{20,}$/.test(key) ? { headers: { "X-Table-Key": key } } : {};
}

const lookUp = async (code: string): Promise<TableFound> => (await ask(table(code), linked())).json();

const ahead = new Map<string, Promise<TableFound>>();

/** Asks for a table while the page is still being put together. */
export function lookAhead(code: string): void {
  const looking = lookUp(code);
  looking.catch(() => undefined);
  ahead.set(code, looking);
}

export function findTable(code: string): Promise<TableFound> {
  const looking = ahead.get(code) ?? lookUp(code);
  ahead.delete(code);
  return looking;
}

export function socketUrl(code: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${table(code)}/socket`;
}
