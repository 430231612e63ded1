import { cleanup, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { words as language, t } from "../../words/words.svelte";
import { SITTERS } from "../fixture";
import Booth from "./Booth.svelte";
import Face from "./Face.svelte";
import { laid, lying, STEPS, VIEW } from "./fixture";
import { sceneOf } from "./scene";

const props = { seat: 0, sitters: SITTERS, cards: "en" as const, still: true, t };
const shown = {
  ...props,
  mode: "phone" as const,
  lit: null,
  resting: true,
  asked: [0, 1, 2, 3],
  sealed: [],
};
/** While one of the steps is told. */
const telling = (n: number) => ({ ...shown, ...STEPS[n]!, resting: false });

beforeAll(async () => {
  await language.load("the-majority", "en");
  await language.speak("en");
});
afterEach(cleanup);

describe("a trick while it is told", () => {
  const at = (n: number) => sceneOf(STEPS[n]!.view, STEPS[n]!.lit);

  test("is the one that lies there until it has been collected, with what it is doing", () => {
    expect([0, 1, 2, 3, 4].map((n) => at(n).stage)).toEqual(["reveal", "0", "2", "3", "won"]);
    expect([0, 4].map((n) => at(n).trick)).toEqual([2, 2]);
  });
  test("lights the card it is about and no other", () => {
    expect([0, 1, 2].map((n) => at(n).laid.map((each) => each.lit))).toEqual([
      [false, false, false, false],
      [false, true, false, false],
      [false, false, false, true],
    ]);
  });
  test("stays in sight afterwards", () => expect(sceneOf(STEPS[4]!.view, null).laid).toHaveLength(4));
});

test("a letter is a person: teams bear a banner and a word, and cards their colour's word", () => {
  const { container } = render(Face, telling(0));
  const people = SITTERS.map((sitter) => sitter.letter);

  for (const team of ["Team Trident", "Team Flame"])
    expect(screen.getAllByRole("img", { name: team }), "two places and the count of coins").toHaveLength(3);
  const alone = [...container.querySelectorAll("*")].filter((each) => /^\p{L}$/u.test(each.textContent?.trim() ?? ""));
  expect(alone.length).toBeGreaterThan(0);
  for (const each of alone) expect(people).toContain(each.textContent?.trim());
  expect(screen.getByRole("img", { name: "blue\u00a02, assassination" }).textContent).toContain("blue");
});

test("each place shows what lies there and what befell it", () => {
  render(Face, telling(3));
  const place = screen
    .getAllByRole("listitem")
    .find((each) => within(each).queryByText("Léa") && within(each).queryAllByRole("figure").length > 0)!;

  expect(within(place).getByRole("img", { name: "red\u00a03, spy" })).toBeTruthy();
  expect(within(place).getByText("taken from Tom, no effect")).toBeTruthy();
  expect(screen.getByText("killed")).toBeTruthy();
  expect(screen.getByText("partner")).toBeTruthy();
});

test("a debate is explained: firsts, seconds, coins", () => {
  render(Face, telling(5));

  expect(screen.getAllByText("1st +2")).toHaveLength(2);
  expect(screen.getByText(/for each of the 2 players in first place: 2 × 1 = 2/)).toBeTruthy();
});

test("while colours are debated only the debate is shown, and killed cards lie beside those won", () => {
  render(Face, telling(5));
  expect(screen.queryByRole("region", { name: "The council" })).toBeNull();
  cleanup();
  render(Face, telling(4));
  expect(screen.getByRole("row", { name: /^Killed/ }).textContent).toMatch(/Killed.*7/);
});

test("the draft shows the packet going round and, once a choice is sealed, what was put aside", () => {
  render(Face, {
    ...shown,
    sealed: [0],
    view: { ...VIEW, next: "draft", packet: ["B5", "B6"], packet_size: 2 },
  });

  expect(screen.getByText("Everyone holds 2 cards, keeps one and passes the rest to the left.")).toBeTruthy();
  expect(screen.getAllByRole("img", { name: "red\u00a09" })).toHaveLength(2);
});

test("while the first hand is gathered, what the cards will do is told beside it", () => {
  const none = [[], [], [], []];
  const first = { ...VIEW, next: "draft", packet: ["B5", "B6"], packet_size: 2, tricks: [], won: none };
  render(Face, { ...shown, view: first });
  expect(screen.getByRole("list", { name: "The order of the effects" })).toBeTruthy();
  cleanup();
  render(Face, { ...shown, view: { ...first, won: VIEW.won } });
  expect(screen.queryByRole("list", { name: "The order of the effects" })).toBeNull();
});

test("the booth offers each kind once, says how many there are, and what the picked one does", () => {
  const ask = { seat: 0, what: "play", options: ["R0", "R9", "B5"], take: 1, chosen: null, letters: 0 };
  render(Booth, { ...props, view: VIEW, ask, draft: ["R0"], pick: () => undefined, arrange: () => undefined });

  expect(screen.getAllByRole("button").map((button) => button.dataset.option)).toEqual(["R0", "R9", "B5"]);
  expect(screen.getByText("×2")).toBeTruthy();
  expect(screen.getByText(/^Bribe: takes every red card/)).toBeTruthy();
});

test("in a draft the booth names the partner, then shows what was kept so far", () => {
  const ask = { seat: 0, what: "draft", options: ["B5", "B6"], take: 1, chosen: null, letters: 0 };
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
  const { container } = render(Face, telling(5));
  expect(container.querySelectorAll(".one .lit")).toHaveLength(1);
  cleanup();

  const { container: counted } = render(Face, {
    ...telling(5),
    lit: { type: "RoundEnded", round: 1, coins: [6, 2, 4, 1] },
  });
  expect(counted.querySelectorAll(".one, .power.lit")).toHaveLength(0);
});

test("a new draft clears the last trick away, and names the round that was debated", () => {
  const view = { ...STEPS[5]!.view, next: "draft", round: 2, packet: ["R9", "B5"], packet_size: 2, laid: [] };
  render(Face, { ...shown, view });

  expect(screen.queryAllByRole("figure")).toHaveLength(0);
  expect(screen.queryByText(/trick just over/)).toBeNull();
  expect(screen.getByText("The debate after round 1")).toBeTruthy();
});

test("before an open trick every place says its turn, also where a card still lies", () => {
  const view = { ...STEPS[0]!.view, open_from: 2, order: [2, 3, 0, 1] };
  render(Face, { ...telling(0), view, lit: { type: "OpenTrickAhead", seats: [2, 3, 0, 1] } });

  expect(screen.getAllByText(/^will play (1st|2nd|3rd|4th)$/)).toHaveLength(4);
});

test("an open trick says whose turn it is, also where nobody is asked any more", () => {
  const open = { ...VIEW, next: "commit_openly", open_from: 1, order: [1, 2, 3, 0] };
  render(Face, { ...shown, mode: "replay", seat: null, asked: [], view: lying(open, [laid(1, "R5")]) });

  expect(screen.getByText(/Ada plays now/)).toBeTruthy();
});

test("the exchange shows who gives to who else", () => {
  render(Face, { ...shown, view: { ...VIEW, next: "exchange" } });

  const pairs = within(screen.getByRole("list", { name: "Partners swap cards" })).getAllByRole("listitem");
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
  const POWERS = [
    [20, 0, 0, 0],
    [5, 9, 0, 0],
    [0, 0, 0, 0],
  ];
  render(Face, { ...shown, view: { ...VIEW, won, powers: POWERS, discard: ["R7", "R10"] } });

  expect(
    within(screen.getByRole("row", { name: /^Léa/ }))
      .getAllByRole("cell")
      .map((cell) => cell.textContent?.trim()),
  ).toEqual(["20 10\u00a0+ 10", "5", "0"]);
  expect(screen.getByRole("row", { name: /^Killed/ }).textContent).toContain("10\u00a0· 7");
});

test("nothing won yet is shown as such from the first trick on", () => {
  const none = [[], [], [], []];
  render(Face, {
    ...shown,
    view: { ...VIEW, tricks: [], won: none, powers: [none, none, none].map(() => [0, 0, 0, 0]) },
  });

  expect(screen.getByRole("row", { name: /^Léa/ }).textContent).toMatch(/0 *0 *0/);
});

test("the place a card has left says where it went", () => {
  render(Face, telling(1));
  expect(screen.getByText("taken by Léa")).toBeTruthy();
  cleanup();

  const view = lying(VIEW, [laid(3, "Y7", { front: 2, betrayed: true })]);
  render(Face, { ...telling(1), view, lit: { type: "Betrayed", seat: 3, to: 2, card: "Y7" } });
  expect(screen.getByText("gone to Ada")).toBeTruthy();
});

test("the title counts the tricks of the round at rest, in an open trick, and while one is told", () => {
  const title = () => screen.getAllByRole("heading")[0]?.textContent;
  const open = { ...VIEW, next: "commit_openly", open_from: 0, order: [0, 1, 2, 3] };
  for (const props of [{ view: VIEW }, { view: lying(open, [laid(0, "R5")]) }, telling(0), telling(4)]) {
    render(Face, { ...shown, ...props });
    expect(title()).toBe("Round 1 of 4 · trick 2 of 4");
    cleanup();
  }
});

test("the order of the effects is announced right above it", () => {
  render(Face, telling(1));

  const order = screen.getByRole("list", { name: "The order of the effects" });
  expect(order.previousElementSibling?.textContent).toBe("The effects happen in this order:");
});
