/** What you wanted when you opened a table from the home page; carried out once the table welcomes you. */
import type { Me } from "../settings/me";
import type { AddBot } from "../wire";
import type { Table } from "./table.svelte";

export interface Intent {
  /** Seats to take, in this order. */
  sit: Me[];
  /** Fill up to this many seats with bots. */
  fill: number;
  /** How well those bots play; as usual if it isn't said. */
  level?: AddBot["level"];
  start: boolean;
}

const intents = new Map<string, Intent>();

export function intend(code: string, intent: Intent): void {
  intents.set(code, intent);
}

/** Does what was intended, in order; if something is refused, the table says so as usual. */
export async function carryOut(table: Table): Promise<void> {
  const intent = intents.get(table.code);
  intents.delete(table.code);
  if (!intent) return;
  for (const { name, look } of intent.sit)
    await table.command({ type: "Sit", name: freeName(name, namesAt(table)), ...look });
  const missing = intent.fill - intent.sit.length;
  for (let i = 0; i < missing; i++)
    await table.command({ type: "AddBot", ...(intent.level && { level: intent.level }) });
  if (intent.start) await table.command({ type: "Start" });
}

const plain = (name: string) => name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** The same name, or with a number if it's already taken at the table. */
export function freeName(name: string, taken: readonly string[]): string {
  const known = new Set(taken.map(plain));
  let free = name;
  for (let n = 2; known.has(plain(free)); n++) free = `${Array.from(name).slice(0, 13).join("")} ${n}`;
  return free;
}

export function namesAt(table: Table): string[] {
  return table.sitters.map((each) => each.name);
}
