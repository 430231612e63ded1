import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Table } from "../table/table.svelte";
import { words } from "../words/words.svelte";
import Waiting from "./Waiting.svelte";

const table = {
  you: 1,
  held: [0],
  sitters: [],
  sealed: [1],
  moved: { pause: 3, asked: [0, 1, 2] },
  lobby: { paused: null, settings: {} },
} as unknown as Table;

beforeAll(() => words.load("page", "en"));
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("how many have answered the next question is told after what became of the last one", async () => {
  const { rerender } = render(Waiting, { table, done: false });
  const told = () => document.querySelector("[aria-live]")?.textContent;

  await vi.advanceTimersByTimeAsync(5000);
  expect(told()).toBe("");
  await rerender({ done: true });
  await vi.advanceTimersByTimeAsync(2000);

  expect(told()).toBe("Choices sealed: 1 of 3");
});
