import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { Table } from "../table/table.svelte";
import { t, words } from "../words/words.svelte";
import Reactions from "./Reactions.svelte";

const look = { shape: "circle", colour: "red" } as const;
const table = {
  reactions: [],
  lobby: { seats: [], people: [] },
  sitters: [{ seat: 0, name: "Ada", look, letter: "A", bot: true, auto: false, mine: false }],
  remark: { type: "Remarked", seat: 0, remark: "up", temper: "bold", n: 3 },
} as unknown as Table;

beforeAll(async () => {
  await Promise.all(["page", "page-more", "remark"].map((stem) => words.load(stem, "en")));
});
afterEach(cleanup);

test("a bot's word comes once all is told, with its name", async () => {
  render(Reactions, { table, told: true });

  expect((await screen.findByText(t("remark-up-bold"), { exact: false })).textContent).toContain("Ada");
});

test("and not before, or it would give the reveal away", async () => {
  render(Reactions, { table, told: false });
  await Promise.resolve();

  expect(screen.queryByText(t("remark-up-bold"), { exact: false })).toBeNull();
});
