import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { expect, test } from "vitest";
import { bare } from "../../scripts/catalogues.mjs";
import { resource } from "./bare";

const files = import.meta.glob<string>(
  ["../../../src/isoloir/content/messages/*/*.ftl", "!../../../src/isoloir/content/messages/*/{cli,doctor,error}.ftl"],
  { query: "?raw", import: "default", eager: true },
);
const ARGS: Record<string, FluentVariable>[] = [
  {},
  { count: 0, points: 1, you: "yes" },
  { count: 1, points: 2, you: "no" },
  { count: 5, round: 7 },
];

/** Without marks around what is put in: a message named in another is part of it. */
const AS_THE_PAGE = { useIsolating: false };

test.each(Object.entries(files))("what is spelled shortly says what %s says", (path, text) => {
  const lang = path.includes("/fr/") ? "fr" : "en";
  const [whole, short] = [new FluentBundle(lang, AS_THE_PAGE), new FluentBundle(lang, AS_THE_PAGE)];
  whole.addResource(new FluentResource(text));
  short.addResource(resource(bare(text)));
  for (const { id } of new FluentResource(text).body)
    for (const args of ARGS) {
      const said = (bundle: FluentBundle) => bundle.formatPattern(bundle.getMessage(id)!.value!, args, []);
      expect(said(short), id).toBe(said(whole));
    }
});

test("what has no short spelling fails when the pages are built", () => {
  expect(() => bare("a = { NUMBER($n) }")).toThrow();
  expect(() => bare("a = one | two")).toThrow();
});
