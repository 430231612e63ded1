import { expect, test } from "vitest";
import type { Moved } from "../wire";
import { EMPTY, extended } from "./log";

function moved(game: number, heard: number, ...types: string[]): Moved {
  return { game, heard, told: types.map((type) => ({ event: { type }, only: null })) } as unknown as Moved;
}

const types = (log: ReturnType<typeof extended>) => log.entries.map((entry) => entry.event.type).join("");

test("events follow each other by the viewer's own count", () => {
  const log = extended(extended(EMPTY, moved(1, 2, "A", "B")), moved(1, 3, "C"));

  expect(types(log)).toBe("ABC");
  expect(log.entries.at(-1)?.n).toBe(3);
});

test("what was heard before is not heard twice", () => {
  const log = extended(extended(EMPTY, moved(1, 2, "A", "B")), moved(1, 3, "B", "C"));

  expect(types(log)).toBe("ABC");
});

test("what was lost is told otherwise, and heard as it's told now", () => {
  const heard = extended(EMPTY, moved(1, 4, "A", "B", "C", "D"));

  expect(types(extended(heard, moved(1, 3, "A", "B", "X")))).toBe("ABX");
  expect(types(extended(heard, moved(1, 5, "A", "B", "X", "Y", "Z")))).toBe("ABXYZ");
});

test("what is told again as it was keeps its view", () => {
  const heard = extended(EMPTY, moved(1, 2, "A", "B"));

  expect(extended(heard, moved(1, 3, "A", "B", "C")).entries.slice(0, 2)).toEqual(heard.entries);
  expect(extended(heard, moved(1, 3, "A", "B", "C")).entries[0]).toBe(heard.entries[0]);
});

test("a gap or another game starts afresh", () => {
  expect(types(extended(extended(EMPTY, moved(1, 2, "A", "B")), moved(1, 9, "I")))).toBe("I");
  expect(types(extended(extended(EMPTY, moved(1, 2, "A", "B")), moved(2, 1, "X")))).toBe("X");
});
