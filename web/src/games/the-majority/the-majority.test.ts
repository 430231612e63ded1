import { cleanup, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { words as language, t } from "../../words/words.svelte";
import { SITTERS } from "../fixture";
import Booth from "./Booth.svelte";
import Face from "./Face.svelte";
import { TOLD, VIEW } from "./fixture";
import { lastOf, sceneOf } from "./scene";
import type { View } from "./view";

const AFTER: View = {
  ...VIEW,
  hand: ["R9", "R9", "B5"],
  hand_sizes: [3, 3, 3, 3],
  won: [["R0", "R3", "R5"], ["B9"], ["B2"], ["B2"]],
};
const props = { seat: 0, sitters: SITTERS, cards: "en" as const, still: true, t };
const shown = { ...props, mode: "phone" as const, before: VIEW, told: TOLD, asked: [0, 1, 2, 3], sealed: [] };

beforeAll(async () => {
  await language.load("the-majority", "en");
  await language.speak("en");
});
afterEach(cleanup);

describe("a trick while it is told", () => {
  const at = (n: number) => sceneOf(AFTER, VIEW, TOLD, n);

  test("lies before whoever played it once it is turned up", () => {
    expect(at(0).laid.map((each) => each.front)).toEqual([0, 1, 2, 3]);
    expect(at(0).hands).toEqual([3, 3, 3, 3]);
  });
  test("a stolen card goes over to the thief, a killed one stays and is dead", () => {
    expect(at(1).laid[1]).toMatchObject({ front: 0, stolen: true, lit: true });
    expect(at(2).laid[3]).toMatchObject({ front: 3, dead: true });
  });
  test("what was won is added, what was killed is discarded", () => {
    expect(at(4).won).toEqual([["R5", "R0", "R3"], ["B9"], ["B2"], ["B2"]]);
    expect(at(4).discard).toEqual(["Y7"]);
  });
  test("a debate pays", () => expect(at(5).coins).toEqual([6, 2, 4, 1]));
  test("stays in sight afterwards", () => expect(lastOf(AFTER, VIEW, TOLD).laid).toHaveLength(4));
});

test("a letter is a person: teams bear a banner and a word, and cards their colour's word", () => {
  const { container } = render(Face, { ...shown, view: AFTER, at: 0 });
  const people = SITTERS.map((sitter) => sitter.letter);

  for (const team of ["Team Trident", "Team Flame"])
    expect(screen.getAllByRole("img", { name: team }), "two places and the count of coins").toHaveLength(3);
  const alone = [...container.querySelectorAll("*")].filter((each) => /^\p{L}$/u.test(each.textContent?.trim() ?? ""));
  expect(alone.length).toBeGreaterThan(0);
  for (const each of alone) expect(people).toContain(each.textContent?.trim());
  expect(screen.getByRole("img", { name: "blue\u00a02, assassination" }).textContent).toContain("blue");
});

test("each place shows what lies there and what befell it", () => {
  render(Face, { ...shown, view: AFTER, at: 3 });
  const place = screen
    .getAllByRole("listitem")
    .find((each) => within(each).queryByText("Léa") && within(each).queryAllByRole("figure").length > 0)!;

  expect(within(place).getByRole("img", { name: "red\u00a03, spy" })).toBeTruthy();
  expect(within(place).getByText("taken from Tom, no effect")).toBeTruthy();
  expect(screen.getByText("killed")).toBeTruthy();
  expect(screen.getByText("partner")).toBeTruthy();
});

test("a debate is explained: firsts, seconds, coins", () => {
  render(Face, { ...shown, view: AFTER, at: 5 });

  expect(screen.getAllByText("1st +2")).toHaveLength(2);
  expect(screen.getByText(/for each of the 2 firsts: 2 × 1 = 2/)).toBeTruthy();
});

test("while colours are debated only the debate is shown, and killed cards lie beside those won", () => {
  render(Face, { ...shown, view: AFTER, at: 5 });
  expect(screen.queryByRole("region", { name: "The council" })).toBeNull();
  cleanup();
  render(Face, { ...shown, view: AFTER, at: 4 });
  expect(screen.getByRole("row", { name: /^Killed/ }).textContent).toMatch(/Killed.*7/);
});

test("the draft shows the packet going round and, once a choice is sealed, what was put aside", () => {
  render(Face, {
    ...shown,
    before: null,
    told: [],
    at: 0,
    sealed: [0],
    view: { ...VIEW, next: "draft", packet: ["B5", "B6"], packet_size: 2 },
  });

  expect(screen.getByText("Everybody holds 2 cards, keeps one and passes the rest to the left.")).toBeTruthy();
  expect(screen.getAllByRole("img", { name: "red\u00a09" })).toHaveLength(2);
});

test("while the first hand is gathered, what the cards will do is told beside it", () => {
  const none = [[], [], [], []];
  const first = { ...VIEW, next: "draft", packet: ["B5", "B6"], packet_size: 2, tricks: [], won: none };
  render(Face, { ...shown, before: null, told: [], at: 0, view: first });
  expect(screen.getByRole("list", { name: "The order of the effects" })).toBeTruthy();
  cleanup();
  render(Face, { ...shown, before: null, told: [], at: 0, view: { ...first, won: VIEW.won } });
  expect(screen.queryByRole("list", { name: "The order of the effects" })).toBeNull();
});

test("the booth offers each kind once, says how many there are, and what the picked one does", () => {
  const ask = { seat: 0, what: "play", options: ["R0", "R9", "B5"], take: 1, chosen: null };
  render(Booth, { ...props, view: VIEW, ask, draft: ["R0"], pick: () => undefined, arrange: () => undefined });

  expect(screen.getAllByRole("button").map((button) => button.dataset.option)).toEqual(["R0", "R9", "B5"]);
  expect(screen.getByText("×2")).toBeTruthy();
  expect(screen.getByText(/^Bribe: takes every red card/)).toBeTruthy();
});

test("in a draft the booth names the partner, then shows what was kept so far", () => {
  const ask = { seat: 0, what: "draft", options: ["B5", "B6"], take: 1, chosen: null };
  const view = { ...VIEW, next: "draft", packet: ["B5", "B6"], packet_size: 2 };
  const still = { ...props, ask, draft: [], pick: () => undefined, arrange: () => undefined };

  const { unmount } = render(Booth, { ...still, view: { ...view, hand: [] } });
  expect(screen.getByText(/^You and Ada are Team Trident/)).toBeTruthy();
  unmount();
  render(Booth, { ...still, view: { ...view, hand: ["R9", "Y3"] } });

  expect(screen.queryByText(/Team/)).toBeNull();
  expect(screen.getAllByRole("img").map((card) => card.getAttribute("aria-label"))).toEqual([
    "red\u00a09",
    "yellow\u00a03, spy",
  ]);
});

test("the debate being told is marked, and none once the coins are counted", () => {
  const told = [...TOLD, { type: "RoundEnded", round: 1, coins: [6, 2, 4, 1] }];
  const { container } = render(Face, { ...shown, view: AFTER, told, at: 5 });
  expect(container.querySelectorAll(".one .lit")).toHaveLength(1);
  cleanup();

  const { container: counted } = render(Face, { ...shown, view: AFTER, told, at: 6 });
  expect(counted.querySelectorAll(".one, .power.lit")).toHaveLength(0);
});

test("a new draft clears the last trick away, and names the round that was debated", () => {
  const view = { ...AFTER, next: "draft", round: 2, packet: ["R9", "B5"], packet_size: 2 };
  render(Face, { ...shown, view, told: [...TOLD, { type: "RoundBegan", round: 2, dealt: 4, deck: 32 }], at: 7 });

  expect(screen.queryAllByRole("figure")).toHaveLength(0);
  expect(screen.queryByText(/trick just over/)).toBeNull();
  expect(screen.getByText("The debate of round 1")).toBeTruthy();
});

test("before an open trick every place says its turn, also where a card still lies", () => {
  const told = [TOLD[0]!, { type: "OpenTrickAhead", seats: [2, 3, 0, 1] }];
  render(Face, { ...shown, view: AFTER, told, at: 1 });

  expect(screen.getAllByText(/^will play (1st|2nd|3rd|4th)$/)).toHaveLength(4);
});

test("an open trick says whose turn it is, also where nobody is asked any more", () => {
  const lying = { card: "R5", seat: 1, front: 1, stolen: false, dead: false };
  const view = { ...VIEW, next: "commit_openly", open_from: 1, table: [lying] };
  render(Face, { ...shown, mode: "replay", seat: null, asked: [], before: null, told: [], at: 0, view });

  expect(screen.getByText(/Ada plays now/)).toBeTruthy();
});

test("the exchange shows who gives to whom", () => {
  render(Face, { ...shown, before: null, told: [], at: 0, view: { ...VIEW, next: "exchange" } });

  const pairs = within(screen.getByRole("list", { name: "Who gives to whom" })).getAllByRole("listitem");
  expect(
    pairs.map((pair) =>
      within(pair)
        .getAllByRole("img")
        .map((token) => token.getAttribute("aria-label")),
    ),
  ).toEqual([
    ["Léa", "Team Trident", "Ada"],
    ["Tom", "Team Flame", "Sam"],
  ]);
});

test("a power is followed by what it is made of, without what counts for nothing", () => {
  const won = [["R10", "R0", "R10", "B5"], ["B9"], [], []];
  render(Face, { ...shown, before: null, told: [], at: 0, view: { ...VIEW, won, discard: ["R7", "R10"] } });

  expect(
    within(screen.getByRole("row", { name: /^Léa/ }))
      .getAllByRole("cell")
      .map((cell) => cell.textContent?.trim()),
  ).toEqual(["20 10\u00a0+ 10", "5", "0"]);
  expect(screen.getByRole("row", { name: /^Killed/ }).textContent).toContain("10\u00a0· 7");
});

test("nothing won yet is shown as such from the first trick on", () => {
  const none = [[], [], [], []];
  render(Face, { ...shown, before: null, told: [], at: 0, view: { ...VIEW, tricks: [], won: none } });

  expect(screen.getByRole("row", { name: /^Léa/ }).textContent).toMatch(/0 *0 *0/);
});

test("the place a card has left says where it went", () => {
  render(Face, { ...shown, view: AFTER, at: 1 });
  expect(screen.getByText("taken by Léa")).toBeTruthy();
  cleanup();

  const told = [TOLD[0]!, { type: "Betrayed", seat: 3, to: 2, card: "Y7" }];
  render(Face, { ...shown, view: AFTER, told, at: 1 });
  expect(screen.getByText("gone to Ada")).toBeTruthy();
});

test("the title counts the tricks of the round at rest, in an open trick, and while one is told", () => {
  const title = () => screen.getAllByRole("heading")[0]?.textContent;
  const lying = { card: "R5", seat: 0, front: 0, stolen: false, dead: false };
  const begun = { ...VIEW, next: "commit_openly", open_from: 0, table: [lying], hand_sizes: [3, 4, 4, 4] };
  for (const props of [
    { at: 6, view: VIEW },
    { at: 6, view: begun },
    { at: 0, view: AFTER },
    { at: 4, view: AFTER },
  ]) {
    render(Face, { ...shown, ...props });
    expect(title()).toBe("Round 1 of 4 · trick 2 of 4");
    cleanup();
  }
});

test("the order of the effects is announced right above it", () => {
  render(Face, { ...shown, view: AFTER, at: 1 });

  const order = screen.getByRole("list", { name: "The order of the effects" });
  expect(order.previousElementSibling?.textContent).toBe("The effects happen in this order:");
});
