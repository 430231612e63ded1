import { expect, test } from "vitest";
import { hashOf, type Pack, packIn, read, textOf } from "./packs";

const PACK: Pack = { game: "majority", cards: "fr", rows: ["apéro", "tata Jeanne"] };

test("a pack comes out of its link and its file as it went in", async () => {
  const hash = (await hashOf(PACK))!;

  expect(hash).toMatch(/^pack=[\w-]+$/);
  expect(await packIn(hash)).toEqual(PACK);
  expect(read(textOf(PACK))).toEqual(PACK);
});

test("a link cut short, altered, or of something else holds no pack", async () => {
  const hash = (await hashOf(PACK))!;

  for (const broken of [hash.slice(0, -6), `${hash.slice(0, 12)}!!${hash.slice(14)}`, "pack=", "pack=e30"])
    expect(await packIn(broken)).toBeNull();
});

test.each(["", "[]", '{"game":"majority"}', '{"game":"majority","cards":"fr","rows":[""]}', '{"rows":[1]}'])(
  "no pack is read from %s",
  (text) => expect(read(text)).toBeNull(),
);

test("what's too long for a link is said, and not cut", async () => {
  const random = Array.from({ length: 200 }, () => crypto.randomUUID() + crypto.randomUUID());

  expect(await hashOf({ ...PACK, rows: random })).toBeNull();
});
