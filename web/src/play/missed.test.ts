import { afterEach, expect, test, vi } from "vitest";
import type { Moment } from "../table/table.svelte";
import type { Moved } from "../wire";
import { lastSeen, missed, saw } from "./missed";

const moved = (pause: number, more: Partial<Moved> = {}) =>
  ({
    game: 1,
    pause,
    since: null,
    told: [],
    views: [{ seat: 0, view: { pause }, moments: [] }],
    ...more,
  }) as unknown as Moved;
const newest = { n: 1, before: null, now: moved(5, { sealed: [2] }), live: false } as Moment;
const table = { code: "KXPLT" };
const answers = (body: unknown, ok = true) =>
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(body), { status: ok ? 200 : 503 }));

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test("a device knows what it last saw of a game over days, and only of that game", () => {
  expect(lastSeen("KXPLT", newest.now)).toBe(null);
  saw("KXPLT", moved(3));
  expect(lastSeen("KXPLT", newest.now)).toBe(3);
  saw("KXPLT", moved(5));
  expect(lastSeen("KXPLT", newest.now)).toBe(null);
  saw("KXPLT", moved(3, { game: 2 }));
  expect(lastSeen("KXPLT", newest.now)).toBe(null);
});

test("what was missed comes one opening after the other, and ends with what is asked now", async () => {
  const next = (pause: number) =>
    moved(pause, { since: pause - 1, views: [{ seat: 0, view: null, moments: [{ pause }] }] });
  answers([
    moved(3),
    { ...next(4), told: [{ event: { type: "A" }, only: null }] },
    { ...next(5), told: [{ event: { type: "B" }, only: null }] },
  ]);

  saw("KXPLT", moved(3));
  const moments = await missed(table, newest);

  expect(moments.map(({ n, live, now }) => [n, live, now.pause, now.views[0]!.view])).toEqual([
    [-1, false, 3, { pause: 3 }],
    [0, true, 4, { pause: 4 }],
    [1, true, 5, { pause: 5 }],
  ]);
  expect(moments.at(-1)!.now.sealed).toEqual([2]);
});

test("what can't be had, or leads elsewhere, is left out and the question comes all the same", async () => {
  expect(await missed(table, newest)).toEqual([newest]);
  saw("KXPLT", moved(3));
  answers({ code: "storage" }, false);
  expect(await missed(table, newest)).toEqual([newest]);
  answers([moved(3)]);
  expect(await missed(table, newest)).toEqual([newest]);
});
