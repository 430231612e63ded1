/** The log in IndexedDB. An entry is added, never put over another: a number that is taken stays what it was. */
const ENTRIES = "entries";
const TABLES = "tables";
const CODES = "codes";
const NOTES = "notes";
const ALL = [ENTRIES, TABLES, CODES, NOTES];
/** A table's last act is known to within ten minutes. */
const TOUCH = 600_000;

type Told<T> = [trouble: string, value: T | null];
interface Row {
  code: string;
  touched: number;
}

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((settle, fail) => {
    request.onsuccess = () => settle(request.result);
    request.onerror = () => fail(request.error);
  });

export function opened(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(ENTRIES);
    request.result.createObjectStore(TABLES, { autoIncrement: true }).createIndex("code", "code", { unique: true });
    request.result.createObjectStore(CODES);
    request.result.createObjectStore(NOTES);
  };
  return asked(request);
}

const ofTable = (table: number, after = 0) => IDBKeyRange.bound([table, after + 1], [table, Number.MAX_SAFE_INTEGER]);

export class Keep {
  constructor(private readonly base: IDBDatabase) {}

  async #do<T>(mode: IDBTransactionMode, work: (tx: IDBTransaction) => Promise<T>): Promise<Told<T>> {
    try {
      const tx = this.base.transaction(ALL, mode, { durability: "strict" });
      const ended = new Promise<void>((settle, fail) => {
        tx.oncomplete = () => settle();
        tx.onabort = () => fail(tx.error ?? new DOMException("aborted", "AbortError"));
      });
      const value = await work(tx).catch((why) => {
        ended.catch(() => undefined);
        try {
          tx.abort();
        } catch {
          // It has been already.
        }
        throw why;
      });
      await ended;
      return ["", value];
    } catch (why) {
      return [(why as DOMException).name || "unknown", null];
    }
  }

  create = (code: string, entries: string[], now: number) =>
    this.#do("readwrite", async (tx) => {
      const until = (await asked(tx.objectStore(CODES).get(code))) as number | undefined;
      const there = await asked(tx.objectStore(TABLES).index("code").getKey(code));
      if (there !== undefined || (until ?? 0) > now) return 0;
      const number = Number(await asked(tx.objectStore(TABLES).add({ code, touched: now } satisfies Row)));
      for (const [i, entry] of entries.entries()) tx.objectStore(ENTRIES).add(entry, [number, i + 1]);
      return number;
    });

  append = (table: number, first: number, entries: string[], changed: [number, string][]) =>
    this.#do("readwrite", async (tx) => {
      const store = tx.objectStore(ENTRIES);
      const row = (await asked(tx.objectStore(TABLES).get(table))) as Row | undefined;
      if (!row || (await asked(store.count(ofTable(table)))) !== first - 1) return false;
      for (const [i, entry] of entries.entries()) store.add(entry, [table, first + i]);
      for (const [number, entry] of changed) store.put(entry, [table, number]);
      if (Date.now() - row.touched > TOUCH) tx.objectStore(TABLES).put({ ...row, touched: Date.now() }, table);
      return true;
    });

  read = (table: number, after: number, most: number) =>
    this.#do("readonly", (tx) => asked(tx.objectStore(ENTRIES).getAll(ofTable(table, after), most || undefined)));

  heads = (tables: number[]) =>
    this.#do("readonly", async (tx) => {
      const counts: [number, number][] = [];
      for (const table of tables) {
        const count = await asked(tx.objectStore(ENTRIES).count(ofTable(table)));
        if (count) counts.push([table, count]);
      }
      return counts;
    });

  find = (code: string) =>
    this.#do("readonly", async (tx) => Number((await asked(tx.objectStore(TABLES).index("code").getKey(code))) ?? 0));

  forget = (before: number, until: number, spared: number[]) =>
    this.#do("readwrite", async (tx) => {
      const tables = tx.objectStore(TABLES);
      const numbers = (await asked(tables.getAllKeys())) as number[];
      const rows = (await asked(tables.getAll())) as Row[];
      const old = numbers.filter((number, i) => rows[i]!.touched < before && !spared.includes(number));
      for (const number of old) {
        tx.objectStore(CODES).put(until, rows[numbers.indexOf(number)]!.code);
        tx.objectStore(ENTRIES).delete(ofTable(number));
        tables.delete(number);
      }
      return old;
    });

  note = (name: string, value: string) =>
    this.#do("readwrite", async (tx) => {
      if (value) tx.objectStore(NOTES).put(value, name);
      else tx.objectStore(NOTES).delete(name);
      return true;
    });

  notes = () =>
    this.#do("readonly", async (tx) => {
      const names = (await asked(tx.objectStore(NOTES).getAllKeys())) as string[];
      const values = (await asked(tx.objectStore(NOTES).getAll())) as string[];
      return names.map((name, i) => [name, values[i]!] as [string, string]);
    });
}
