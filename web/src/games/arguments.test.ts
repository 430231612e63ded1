import { expect, test } from "vitest";
import shared from "../../../tests/outside/arguments.json";
import type { Hint, Kind } from "../wire";
import { LANGS, type Lang, words } from "../words/words.svelte";
import { argumentsOf } from "./arguments";
import { SITTERS } from "./fixture";
import { reader } from "./say";

const sitters = SITTERS.slice(0, 3).map((sitter, seat) => ({ ...sitter, name: shared.names[seat]! }));
const full = ({ sort, item, fields }: Partial<Kind>): Kind => ({
  sort: sort ?? "plain",
  item: item ? full(item) : null,
  fields: Object.fromEntries(Object.entries(fields ?? {}).map(([name, kind]) => [name, full(kind)])),
});
const kinds = Object.fromEntries(
  Object.entries(shared.kinds).map(([name, kind]) => [name, full(kind as Partial<Kind>)]),
);

async function speak(lang: Lang) {
  await words.speak(lang);
  await words.load("plain");
  const own = Object.entries(shared.values).map(([name, said]) => `${name}=${said[lang]}`);
  words.add(lang, ["example-value-", ...own].join("\n"));
}

for (const lang of LANGS)
  test.each(shared.examples.map((each) => [each.about, each] as const))(`${lang}: %s`, async (_, example) => {
    await speak(lang);
    const to = reader({}, example.me, sitters, lang);
    const event = { type: "Told", [example.field]: example.value };

    const args = argumentsOf(event, to, { key: "example", kinds, hints: shared.hints as Record<string, Hint> });

    expect(args[example.field]).toBe(example[lang]);
    if (example.you) expect(args.you).toBe(example.you);
    if (example.count !== undefined) expect(args.count).toBe(example.count);
  });
