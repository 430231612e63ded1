/** The tables this device was at. */
import { storedJson, storeJson } from "../base/stored";
import { tab } from "../base/tab";

export interface KnownTable {
  code: string;
  game: string;
  name: string;
  at: number;
  /** It's kept longer, as the table is. */
  days?: boolean;
}

const DAY = 24 * 60 * 60 * 1000;
/** As long as the table itself: a server forgets them sooner than one's own browser. */
const [KEPT, MOST] = tab ? [90 * DAY, 12] : [DAY, 12];
const OVER_DAYS = 60 * DAY;

export function knownTables(): KnownTable[] {
  if (tab?.yard) return [];
  return storedJson<KnownTable[]>("tables", []).filter(
    (table) => Date.now() - table.at < (table.days ? Math.max(KEPT, OVER_DAYS) : KEPT),
  );
}

export function rememberTable(table: Omit<KnownTable, "at">): void {
  if (tab?.yard) return;
  const others = knownTables().filter((each) => each.code !== table.code);
  storeJson("tables", [{ ...table, at: Date.now() }, ...others].slice(0, MOST));
}

export function forgetTable(code: string): void {
  storeJson(
    "tables",
    knownTables().filter((each) => each.code !== code),
  );
}
