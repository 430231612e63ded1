import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { FromServer } from "../wire";
import { words } from "../words/words.svelte";
import Connection from "./Connection.svelte";
import type { Wire } from "./line";
import { Table } from "./table.svelte";

const wire: Wire = { send: () => undefined, close: () => undefined, onopen: null, onmessage: null, onclose: null };

async function hear(message: Partial<FromServer>) {
  wire.onmessage?.({ data: JSON.stringify(message) });
  await tick();
}
const lobby = (...names: string[]) => ({
  type: "Changed" as const,
  lobby: {
    seats: [],
    settings: { game: "majority" },
    facts: {},
    people: names.map((name, i) => ({ person: i + 1, name, here: true, screen: false })),
  },
});

beforeAll(() => Promise.all(["page", "page-more"].map((stem) => words.load(stem, "en"))));
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("a notice about somebody who is gone has their name, and is said once", async () => {
  const table = new Table("KXPLT", "", () => wire);
  table.connect();
  render(Connection, { table });
  await hear(lobby("Léa", "Zoé"));

  await hear(lobby("Léa"));
  await hear({ type: "Notice", code: "kicked", params: { person: 2 } });
  expect(screen.getByRole("status").textContent).toBe("Zoé was sent away.");

  await vi.advanceTimersByTimeAsync(6000);
  await hear(lobby("Léa", "Tom"));
  expect(screen.getByRole("status").textContent).toBe("");
});
