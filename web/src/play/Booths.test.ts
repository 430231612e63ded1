import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { Face, Reader } from "../games/face";
import type { Table } from "../table/table.svelte";
import type { Moved } from "../wire";
import { words } from "../words/words.svelte";
import Booths from "./Booths.svelte";

const table = { held: [0], lobby: { paused: null, settings: { cards: "en" } } } as unknown as Table;
/** Asks the view for something, as every game's words do. */
const face = {
  Face: null,
  Booth: null,
  words: { question: (_: unknown, to: Reader<{ patient: string }>) => `About ${to.view.patient}` },
} as unknown as Face;
const ask = { seat: 0, what: "vote", options: [1, 2], take: 1, chosen: null, letters: 0 };
const asked = { pause: 3, asks: [ask], views: [{ seat: 0, view: { patient: "Ada" } }] } as unknown as Moved;
const given = { pause: 3, asks: [], views: [{ seat: null, view: {} }] } as unknown as Moved;

beforeAll(() => words.load("page", "en"));
afterEach(cleanup);

test("a seat that is given away takes its booth along, and nothing looks for its view any more", async () => {
  const props = { table, ready: true, face, game: "habits", sitters: [], inBooth: null, help: () => undefined };
  const { rerender } = render(Booths, { ...props, moved: asked });
  expect((await screen.findByRole("heading")).textContent).toContain("About Ada");

  await rerender({ moved: given });

  expect(screen.queryByRole("heading")).toBeNull();
});
