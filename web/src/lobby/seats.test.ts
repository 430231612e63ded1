import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import { rememberMe } from "../settings/me";
import type { Doing } from "../table/doing.svelte";
import type { Table } from "../table/table.svelte";
import type { Look, SeatState } from "../wire";
import { words } from "../words/words.svelte";
import Seats from "./Seats.svelte";

const ME = { name: "Ada", look: { shape: "circle", colour: "red" } as Look };

beforeAll(async () => {
  await words.speak("en");
  await words.load("page-more");
});
afterEach(cleanup);

/** Tom, and the one who holds this phone. */
function sit(theirs: Look["colour"], mine: Look["colour"]) {
  const seats = [
    { seat: 0, name: "Tom", look: { shape: "star", colour: theirs }, kind: "person", person: 1, level: null },
    { seat: 1, name: "Ada", look: { shape: "circle", colour: mine }, kind: "person", person: 2, level: null },
  ] as unknown as SeatState[];
  const sitters = seats.map((each) => ({
    ...each,
    letter: each.name.charAt(0),
    bot: false,
    auto: false,
    mine: each.seat === 1,
  }));
  const table = { lobby: { seats, people: [], host: 1 }, sitters, isHost: false, isHere: () => true };
  render(Seats, { table: table as unknown as Table, game: undefined, doing: {} as Doing });
}

test("anyone who asked for a colour that was taken is told so, and nobody else is", () => {
  rememberMe(ME);
  sit("red", "blue");
  expect(screen.getByText("Someone already has red, so you’re blue.")).toBeTruthy();
  cleanup();

  sit("green", "red");
  expect(screen.queryByText(/already has/)).toBeNull();
  cleanup();

  sit("green", "blue");
  expect(screen.queryByText(/already has/)).toBeNull();
});
