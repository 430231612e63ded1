import { expect, test, vi } from "vitest";
import { LANGS, words } from "../words/words.svelte";
import type { AnyView } from "./face";
import { eventArguments, joined, reader } from "./say";

/** The English of the house is British: no comma before the last. */
const LOCALES = { fr: "fr", en: "en-GB" };

test("names are joined as the browser would join them", () => {
  const names = ["Ada", "Léa", "Tom", "Zoé"];
  for (const lang of LANGS) {
    words.lang = lang;
    const list = new Intl.ListFormat(LOCALES[lang], { type: "conjunction" });
    for (const count of [0, 1, 2, 3, 4]) expect(joined(names.slice(0, count))).toBe(list.format(names.slice(0, count)));
  }
});

test("what has fields of its own is left to the words of its game, and asks for no message", () => {
  const missed = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const event = { type: "Voted", adopted: true, votes: ["yes", "no"], why: [{ because: "ties", adopts: false }] };

  const said = eventArguments(event, reader({} as AnyView, null, [], "en"));

  expect(said).toMatchObject({ adopted: "yes", votes: "yes, no" });
  expect(said).not.toHaveProperty("why");
  expect(missed).not.toHaveBeenCalled();
});
