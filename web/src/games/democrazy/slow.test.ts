/** How the booth comes on a slow phone: what takes long to draw is spread over frames. */
import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { words as language, t } from "../../words/words.svelte";
import { SITTERS } from "../fixture";
import Ballots from "./Ballots.svelte";
import Booth from "./Booth.svelte";
import { VIEW, VOTED } from "./fixture";
import { cardOf, sentences } from "./laws.svelte";
import type { Ballot } from "./scene";

let frames: FrameRequestCallback[] = [];
const asked = (what: string, options: string[]) => {
  const ask = { seat: 0, what, options, take: 1, chosen: null };
  const moving = { seat: 0, sitters: SITTERS, cards: "en" as const, still: false, draft: [], t };
  render(Booth, { ...moving, view: VIEW, ask, pick: () => undefined, arrange: () => undefined });
};
const others = () => screen.queryByText("The others:")?.parentElement?.querySelectorAll(".to").length;

beforeAll(async () => {
  await language.load("democrazy", "en");
  await language.speak("en");
  await sentences.load("en");
});
beforeEach(() => {
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("where nothing is voted on no frame is kept for what a vote would show", () => {
  asked("propose", ["rust"]);

  expect(screen.getAllByRole("button")).toHaveLength(1);
  expect(frames).toEqual([]);
});

test("a question is there whole: the law, and what it would leave everybody with", () => {
  asked("vote", ["yes", "no"]);

  expect(screen.getByRole("article")).toBeTruthy();
  expect(others()).toBe(SITTERS.length - 1);
  expect(frames).toEqual([]);
});

test("the ballots come two voters in a frame, and the reasons after the last of them", async () => {
  const cardFor = (law: string) => cardOf(law, VIEW, "en");
  const ballot = VOTED as unknown as Ballot;
  const { container } = render(Ballots, { ballot, cardFor, sitters: SITTERS, settled: false, still: false, t });
  const count = () => [".voter", ".why"].map((part) => container.querySelectorAll(part).length);

  const seen = [count()];
  while (frames.length > 0) {
    for (const frame of frames.splice(0)) frame(0);
    await tick();
    seen.push(count());
  }
  expect(seen).toEqual([
    [0, 0],
    [2, 0],
    [4, 0],
    [4, 2],
  ]);
});
