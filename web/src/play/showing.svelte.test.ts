import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Moment, Table } from "../table/table.svelte";
import { Showing } from "./showing.svelte";

vi.mock("../games/find", () => ({ faceOf: () => Promise.resolve({ Face: null, Booth: null, words: {} }) }));

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

let frames: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => frames.push(draw));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  frames = [];
});
async function shown(table: Around) {
  const all: ReturnType<Showing["parts"]>[] = [];
  const end = $effect.root(() => void all.push(new Showing(table as unknown as Table, () => 0).parts()));
  flushSync();
  await vi.advanceTimersByTimeAsync(0);
  return { parts: all[0]!, end };
}
function draw() {
  for (let frame = 0; frame < 10; frame++) {
    flushSync();
    for (const each of frames.splice(0)) each();
  }
  flushSync();
}

test("while the curtains open they are all that is drawn, with the word for it", async () => {
  const table = new Around();
  const { parts, end } = await shown(table);
  table.opened(1);
  draw();
  expect([parts.around.opening, parts.story.at, parts.onTable.resting]).toEqual([true, -1, true]);

  vi.advanceTimersByTime(429);
  draw();
  expect(parts.onTable.resting).toBe(true);

  vi.advanceTimersByTime(1);
  draw();
  expect([parts.around.opening, parts.onTable.resting]).toEqual([true, false]);

  vi.advanceTimersByTime(300);
  draw();
  expect([parts.around.opening, parts.story.at, parts.onTable.lit?.type]).toEqual([false, 0, "Opened"]);
  end();
});

test("the curtains of the quick stay open until all have heard what became of the last question", async () => {
  const table = new Around();
  const { parts, end } = await shown(table);
  table.opened(1);
  draw();
  expect(parts.around.asked).toEqual([0, 1, 2]);

  vi.advanceTimersByTime(700);
  table.sealed = [1];
  draw();
  expect(parts.around.asked).toEqual([]);

  vi.advanceTimersByTime(2000);
  draw();
  expect([parts.around.asked, parts.around.sealed]).toEqual([[0, 1, 2], [1]]);
  end();
});
