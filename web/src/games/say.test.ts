import { expect, test } from "vitest";
import { LANGS, words } from "../words/words.svelte";
import { joined } from "./say";

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
