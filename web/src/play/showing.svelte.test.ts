import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Moment, Table } from "../table/table.svelte";
import { Showing } from "./showing.svelte";

vi.mock("../faces/find", () => ({ faceOf: () => Promise.resolve({ Face: null, Booth: null, words: {} }) }));

class Around {
  moment = $state.raw<Moment | null>(null);
  sealed = $state.raw<number[]>([]);
  sitters = [];
  moved = { key: "third-man" };
  lobby = { seats: [], settings: { cards: "en", game: "third-man" } };
  isHere = () => true;

  /** Three were asked, one thing is told, three are asked again. */
  opened(n: number) {
    const told = [{ event: { type: "Opened" }, only: null }];
    const asking = { asked: [0, 1, 2], asks: [], views: [] };
    this.moment = { n, live: true, before: asking, now: { ...asking, told } } as unknown as Moment;
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
async function shown(table: Around) {
  const all: Showing[] = [];
  const end = $effect.root(() => void all.push(new Showing(table as unknown as Table, () => 0)));
  flushSync();
  await vi.advanceTimersByTimeAsync(0);
  return { game: all[0]!, end };
}
function opened(table: Around, n: number) {
  table.opened(n);
  flushSync();
}
function after(time: number) {
  vi.advanceTimersByTime(time);
  flushSync();
}

test("first the curtains open, then what happened is told, then all rests", async () => {
  const table = new Around();
  const { game, end } = await shown(table);
  opened(table, 1);
  expect([game.opening, game.lit, game.resting]).toEqual([true, null, false]);

  after(700);
  expect([game.opening, game.lit?.type, game.resting]).toEqual([false, "Opened", false]);

  after(2000);
  expect([game.opening, game.lit, game.resting]).toEqual([false, null, true]);
  end();
});

test("the curtains of the quick stay open until all have heard what became of the last question", async () => {
  const table = new Around();
  const { game, end } = await shown(table);
  opened(table, 1);
  expect(game.awaited).toEqual([0, 1, 2]);

  table.sealed = [1];
  after(700);
  expect(game.awaited).toEqual([]);

  after(2000);
  expect([game.awaited, game.sealed]).toEqual([[0, 1, 2], [1]]);
  end();
});
