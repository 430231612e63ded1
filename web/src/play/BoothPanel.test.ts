import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { Sitter } from "../games/face";
import type { CommandBody } from "../table/line";
import type { Table } from "../table/table.svelte";
import { t, words } from "../words/words.svelte";
import BoothPanel from "./BoothPanel.svelte";
import { Choosing } from "./choosing.svelte";

const said: CommandBody[] = [];
let refuse = "";
let hints = false;
const best = [{ choice: [7], reason: "third-man-third", facts: { often: 40 } }];
const table = {
  get lobby() {
    return { hints };
  },
  advised: { type: "Advised", command: "x", pause: 5, seat: 0, best },
  command: (body: CommandBody) => {
    said.push(body);
    return Promise.resolve(refuse ? { type: "Refused", command: "x", code: refuse, params: {} } : { type: "Accepted" });
  },
} as unknown as Table;

const sitters: Sitter[] = [0, 1].map((seat) => ({
  seat,
  name: `P${seat}`,
  look: { shape: "circle", colour: "red" },
  letter: "P",
  bot: false,
  auto: false,
  mine: seat === 0,
}));

function shown(take = 1) {
  const ask = { seat: 0, what: "lead", options: [4, 7, 9], take, chosen: null, letters: 0 };
  const choosing = new Choosing(table, 5, ask);
  const face = { Face: null, Booth: null, words: {} };
  render(BoothPanel, {
    game: "third-man",
    face,
    view: {},
    choosing,
    sitters,
    cards: "en",
    help: () => undefined,
    shared: false,
  });
  return choosing;
}

beforeAll(async () => {
  await Promise.all(["page", "page-more", "third-man"].map((stem) => words.load(stem, "en")));
});
afterEach(() => {
  cleanup();
  said.length = 0;
  refuse = "";
});

test("the question is put in words, an option is pressed, and the lock seals it behind the curtain", async () => {
  shown();
  expect(screen.getByRole("heading").textContent).toContain(t("third-man-ask-lead"));

  await fireEvent.click(await screen.findByRole("button", { name: "7" }));
  expect(screen.getByRole("button", { name: "7" }).getAttribute("aria-pressed")).toBe("true");
  await fireEvent.click(screen.getByRole("button", { name: t("page-lock") }));

  expect(said).toMatchObject([{ type: "Choose", seat: 0, choice: [7] }]);
  await screen.findByText(t("page-sealed"));
  expect(document.querySelector(".inside")?.hasAttribute("inert")).toBe(true);
});

test("a hint is asked for once, and shows the best answers with their reasons", async () => {
  hints = true;
  shown();

  await fireEvent.click(await screen.findByRole("button", { name: t("page-hint-ask") }));

  expect(
    await screen.findByText("wins you the match about 40 times in a hundred, most often by coming third now"),
  ).toBeTruthy();
  expect(screen.getByText("7", { selector: "b" })).toBeTruthy();
  expect(said.filter(({ type }) => type === "Advise")).toHaveLength(0);
});

test("where the host allows no hints there's nothing to ask with", async () => {
  hints = false;
  shown();
  await screen.findByRole("button", { name: "7" });

  expect(screen.queryByRole("button", { name: t("page-hint-ask") })).toBeNull();
});

test("nothing can be locked before enough is picked", async () => {
  shown(2);

  await fireEvent.click(await screen.findByRole("button", { name: "9" }));

  expect(screen.getByRole<HTMLButtonElement>("button", { name: t("page-lock") }).disabled).toBe(true);
});

test("a refusal says what happened, and the curtain stays open", async () => {
  refuse = "late";
  const choosing = shown();
  await fireEvent.click(await screen.findByRole("button", { name: "4" }));

  await fireEvent.click(screen.getByRole("button", { name: t("page-lock") }));

  expect((await screen.findByRole("alert")).textContent).toBe(t("page-error-late"));
  expect(choosing.open).toBe(true);
});

/** What a browser says of a key, and what the pressed button would do if nobody minded the key. */
async function strike(key: string, more: KeyboardEventInit = {}) {
  const at = document.activeElement as HTMLElement;
  if ((await fireEvent.keyDown(at, { key, ...more })) && key === "Enter") await fireEvent.click(at);
}

test("digits pick several and Enter, on the last of them, locks them all; before that it takes one back", async () => {
  shown(2);
  await screen.findByRole("button", { name: "9" });

  await strike("1");
  await strike("Enter");
  expect(screen.getByRole("button", { name: "4" }).getAttribute("aria-pressed")).toBe("false");
  await strike("1");
  await strike("3");
  await strike("Enter");

  expect(said).toMatchObject([{ type: "Choose", choice: [4, 9] }]);
});

test("the upper row of a French keyboard picks without Shift, and a question mark there asks for the rule", async () => {
  const choosing = shown();
  await screen.findByRole("button", { name: "9" });

  await strike("?", { code: "Digit3", shiftKey: true });
  expect(choosing.draft).toEqual([]);
  await strike("é", { code: "Digit2" });

  expect(choosing.draft).toEqual([7]);
});

test("a key that is held down picks, and locks nothing", async () => {
  const choosing = shown();
  (await screen.findByRole("button", { name: "7" })).focus();

  await strike("Enter");
  await strike("Enter", { repeat: true });
  await strike("2", { repeat: true });
  expect(choosing.draft).toEqual([7]);
  expect(said).toEqual([]);
  await strike("Enter");

  expect(said).toHaveLength(1);
});

test("anyone who changes their mind is led back to the question, before its options", async () => {
  shown();
  await fireEvent.click(await screen.findByRole("button", { name: "7" }));
  await fireEvent.click(screen.getByRole("button", { name: t("page-lock") }));
  const change = await screen.findByRole("button", { name: t("page-change") });
  await new Promise((done) => setTimeout(done, 320));

  change.focus();
  await fireEvent.click(change);

  expect(document.activeElement).toBe(screen.getByRole("heading"));
});
