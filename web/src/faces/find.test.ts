import { expect, test } from "vitest";
import { deck } from "../games/majority/deck.svelte";
import { faceOf } from "./find";

test("a game is shown once the words on its cards are here", async () => {
  const face = await faceOf("majority", "en");

  expect(deck.word(0, { cards: "en", house_words: [] })).not.toBe("…");
  expect(face.Booth).not.toBeNull();
});

test("cards that can't be fetched are asked for again while the game goes on", async () => {
  const { words } = await faceOf("majority");
  const load = words.cards;
  words.cards = () => Promise.reject(new Error("offline"));

  const face = await faceOf("majority", "fr");

  words.cards = load;
  expect(face.Booth).not.toBeNull();
});
