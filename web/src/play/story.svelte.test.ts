import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import type { AnyView, Face, GameEvent } from "../games/face";
import Story from "./Story.svelte";
import type { Told } from "./telling.svelte";

test("what has been told is not put into words again when the table changes", () => {
  const event = vi.fn(({ type }: GameEvent) => `${type}.`);
  const spoken = ["Dealt", "Led", "Won"].map((type, place) => ({ event: { type }, view: {}, n: place + 1, of: 1 }));
  const game = new Game({ Face: null, Booth: null, words: { event, kept: () => null } }, spoken);
  render(Story, { game });
  const said = event.mock.calls.length;

  game.view = { later: true };
  flushSync();

  expect(said).toBe(spoken.length);
  expect(event).toHaveBeenCalledTimes(said);
});

class Game {
  view = $state.raw<AnyView>({});
  readonly key = "any";
  readonly seat = 0;
  readonly sitters = [];
  readonly cards = "en" as const;
  readonly telling;

  constructor(
    readonly face: Face,
    spoken: Told[],
  ) {
    this.telling = { told: [], at: 0, spoken, since: 0, skip: () => undefined };
  }
}
