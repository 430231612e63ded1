import { beforeEach, expect, test, vi } from "vitest";
import type { Table } from "../table/table.svelte";
import type { SeatAsk } from "../wire";
import { Choosing } from "./choosing.svelte";

const said: unknown[] = [];
const table = {
  command: (body: unknown) => {
    said.push(body);
    return Promise.resolve({ type: "Accepted", command: "x", again: false });
  },
} as unknown as Table;

function asked(take = 1, chosen: number[] | null = null): Choosing {
  const ask: SeatAsk = { seat: 2, what: "lead", options: [1, 2, 3, 4], take, chosen, letters: 0 };
  return new Choosing(table, 9, ask);
}

beforeEach(() => {
  said.length = 0;
});

test("a tap selects, another option replaces it, a second tap on it seals for this very pause", async () => {
  const choosing = asked();
  choosing.pick(1);
  choosing.pick(3);
  expect(said).toEqual([]);

  choosing.pick(3);
  await vi.waitFor(() => expect(choosing.sealed).toEqual([3]));

  expect(said).toEqual([{ type: "Choose", pause: 9, seat: 2, choice: [3] }]);
  expect(choosing.open).toBe(false);
});

test("several are picked in order, and picking one again takes it out", () => {
  const choosing = asked(2);
  choosing.pick(4);
  choosing.pick(1);
  expect(choosing.draft).toEqual([4, 1]);

  choosing.pick(4);

  expect(choosing.draft).toEqual([1]);
  expect(choosing.complete).toBe(false);
});

test("an answer that comes late has no part in the next question", async () => {
  const [before, next] = [asked(), asked()];
  before.pick(1);
  await before.lock();

  next.pick(1);

  expect(next.draft).toEqual([1]);
});

test("after a reload the sealed choice is behind the curtain, and changing one's mind opens it", () => {
  const choosing = asked(1, [2]);
  expect(choosing.open).toBe(false);

  choosing.change();

  expect(choosing.open).toBe(true);
  expect(choosing.draft).toEqual([2]);
});
