/** How a vote opens on a slow phone: what takes long to draw is spread over frames. */
import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { words as language, t } from "../../words/words.svelte";
import { deck } from "./deck.svelte";
import { SITTERS, VIEW } from "./fixture";
import Spread from "./Spread.svelte";
import { sceneOf } from "./scene";

let frames: FrameRequestCallback[] = [];
beforeAll(async () => {
  await language.load("habits", "en");
  await language.speak("en");
  await deck.load("en");
});
beforeEach(() => {
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("the habits come two in a frame, and after them anyone who voted for them", async () => {
  const scene = { ...sceneOf(VIEW, null), votes: [2, 2, 1, 3] };
  const props = {
    scene,
    view: VIEW,
    seat: 1,
    sitters: SITTERS,
    brief: false,
    big: false,
    roomy: false,
    still: false,
    t,
  };
  const { container } = render(Spread, props);
  const seen: number[][] = [];
  while (frames.length > 0) {
    for (const frame of frames.splice(0)) frame(0);
    await tick();
    seen.push([".habit", ".voters"].map((part) => container.querySelectorAll(part).length));
  }

  expect(seen.at(0)).toEqual([2, 0]);
  expect(seen.at(-1)).toEqual([3, 3]);
  expect(seen.every(([, voters], place) => place === 0 || voters! - seen[place - 1]![1]! <= 2)).toBe(true);
});
