import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { Doing } from "../table/doing.svelte";
import type { Wire } from "../table/line";
import { Table } from "../table/table.svelte";
import { words } from "../words/words.svelte";
import Seats from "./Seats.svelte";

const wire: Wire = { send: () => undefined, close: () => undefined, onopen: null, onmessage: null, onclose: null };
const doing = { command: () => Promise.resolve({ type: "Accepted" }) } as unknown as Doing;
const look = { shape: "circle", colour: "red" };

async function seated(...names: string[]) {
  const seats = names.map((name, seat) => ({ seat, name, look, kind: "bot", person: null, level: "regular" }));
  const people = [{ person: 1, name: "Léa", here: true, screen: false }];
  wire.onmessage?.({ data: JSON.stringify({ type: "Changed", lobby: { seats, people, host: 1, settings: {} } }) });
  await tick();
}

beforeAll(async () => {
  await Promise.all(["page", "page-more"].map((stem) => words.load(stem, "en")));
});
afterEach(cleanup);

test("anyone who moves or removes a seat by keyboard goes on at that place, though its button is gone", async () => {
  const table = new Table("KXPLT", "", () => wire);
  table.connect();
  table.you = 1;
  await seated("Ada", "Ben", "Cy");
  render(Seats, { table, game: undefined, doing });

  const up = screen.getByRole("button", { name: "Move Ben up one seat" });
  up.focus();
  await fireEvent.click(up);
  await seated("Ben", "Ada", "Cy");
  expect(document.activeElement?.closest("li")?.textContent).toContain("Ben");

  const off = screen.getByRole("button", { name: "Send Cy away" });
  off.focus();
  await fireEvent.click(off);
  await seated("Ben", "Ada");
  expect(document.activeElement?.closest("li")?.textContent).toContain("Ada");
});
