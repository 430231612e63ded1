import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { Face, GameEvent } from "../games/face";
import { words } from "../words/words.svelte";
import Story from "./Story.svelte";

const face = {
  Face: null,
  Booth: null,
  words: {
    event: ({ type }: GameEvent) => (type === "Dealt" ? null : `${type}, told in full.`),
    caption: ({ type }: GameEvent) => (type === "Voted" ? "The votes open." : undefined),
    kept: ({ type }: GameEvent) => (type === "Turned" ? null : undefined),
  },
} satisfies Face;
const GAME = { key: "any", face, view: {}, seat: 0, sitters: [], cards: "en" as const };
const skip = () => undefined;
const told = ["Dealt", "Voted", "Turned", "Won"].map((type) => ({ event: { type }, view: {} }));

function shown(at: number) {
  const spoken = told.slice(0, at + 1).map((step, place) => ({ ...step, n: place + 1, of: 1 }));
  const { container } = render(Story, { game: { ...GAME, telling: { told, at, spoken, since: 0, skip } } });
  const texts = (selector: string) => [...container.querySelectorAll(selector)].map((each) => each.textContent);
  return { seen: texts(".now, li"), heard: [...screen.getByRole("log").children].map((each) => each.textContent) };
}

beforeAll(() => words.load("page", "en"));
afterEach(cleanup);

test("what lies on the table is seen in short and heard in full", () => {
  const { seen, heard } = shown(1);

  expect(seen).toEqual(["The votes open."]);
  expect(heard).toEqual(["Voted, told in full."]);
});

test("once all is told the sentences stay, but for those that need not", () => {
  const { seen, heard } = shown(told.length);

  expect(seen).toEqual(["The votes open.", "Won, told in full."]);
  expect(heard).toEqual(["Voted, told in full.", "Turned, told in full.", "Won, told in full."]);
});

test("anyone who is never asked reads what the last opening brought, and not the end of the one before", () => {
  const spoken = told.map((step, place) => ({ ...step, n: place + 1, of: place < 3 ? 1 : 2 }));
  const left = (seat: number | null) => {
    const { container } = render(Story, {
      game: { ...GAME, seat, telling: { told, at: told.length, spoken, since: 0, skip } },
    });
    return [...container.querySelectorAll("li")].map((each) => each.textContent);
  };

  expect(left(null)).toEqual(["Won, told in full."]);
  expect(left(0)).toEqual(["The votes open.", "Won, told in full."]);
});
