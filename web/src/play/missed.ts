/** Coming back to a table over days: what was opened since this device last looked, one reveal after the other. */
import { get } from "../base/api";
import { storedJson, storeJson } from "../base/stored";
import { unfolded } from "../table/patches";
import type { Moment, Table } from "../table/table.svelte";
import type { Moved } from "../wire";

type Seen = Record<string, { game: number; pause: number }>;
const MOST = 12;

export function saw(code: string, { game, pause }: Moved): void {
  const { [code]: _, ...others } = storedJson<Seen>("seen", {});
  storeJson("seen", Object.fromEntries([[code, { game, pause }], ...Object.entries(others)].slice(0, MOST)));
}

/** Where a table over days stood when this device last looked, if it has gone on since. */
export function lastSeen(code: string, now: Moved): number | null {
  const seen = storedJson<Seen>("seen", {})[code];
  return seen && seen.game === now.game && seen.pause < now.pause ? seen.pause : null;
}

/** The moments that lead from there to this one, itself at the end; only itself where there are none, or they can't be had. */
export async function missed({ code }: Pick<Table, "code">, newest: Moment): Promise<Moment[]> {
  const now = newest.now;
  const since = lastSeen(code, now);
  if (since === null) return [newest];
  const path = `/api/tables/${encodeURIComponent(code)}/missed?since=${since}`;
  const told = await get<Moved[]>(path).catch(() => []);
  const moments: Moment[] = [];
  for (const [i, each] of told.entries()) {
    const before = moments.at(-1)?.now ?? null;
    const whole = unfolded(each, before);
    if (!whole) return [newest];
    moments.push({ n: newest.n - told.length + 1 + i, before, now: whole, live: i > 0 });
  }
  const last = moments.at(-1);
  if (last?.now.pause !== now.pause) return [newest];
  const { asks, sealed, deadline, grace, over } = now;
  return [...moments.slice(0, -1), { ...last, now: { ...last.now, asks, sealed, deadline, grace, over } }];
}
