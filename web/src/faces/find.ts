/** Finds a game's face by its key: its folder in `games`, loaded when the game is. */
import type { Component } from "svelte";
import type { AnyView, BoothProps, Face, GameWords } from "../games/face";
import { type Lang, words } from "../words/words.svelte";

const faces = import.meta.glob<NonNullable<Face["Face"]>>("../games/*/Face.svelte", { import: "default" });
const booths = import.meta.glob<Component<BoothProps<AnyView>>>("../games/*/Booth.svelte", { import: "default" });
const sayings = import.meta.glob<GameWords<AnyView>>("../games/*/words.ts", { import: "words" });

/** A game without a folder here is drawn by the face that fits any. `cards`: with what they say in this language, so that no question is shown before its words. */
export async function faceOf(key: string, cards?: Lang): Promise<Face> {
  if (!faces[`../games/${key}/Face.svelte`]) {
    const [{ plainFace }] = await Promise.all([import("../games/plain/plain"), words.load(key)]);
    return plainFace(key);
  }
  const [face, booth, saying] = await Promise.all([
    faces[`../games/${key}/Face.svelte`]?.(),
    booths[`../games/${key}/Booth.svelte`]?.(),
    sayings[`../games/${key}/words.ts`]?.().then((saying) => withCards(saying, cards)),
    words.load(key),
  ]);
  return { Face: face ?? null, Booth: booth ?? null, words: saying ?? {} };
}

/** If they can't be fetched the game goes on without them: they're asked for again wherever one is read. */
async function withCards(saying: GameWords<AnyView>, cards: Lang | undefined): Promise<GameWords<AnyView>> {
  if (cards) await saying.cards?.(cards).catch(() => undefined);
  return saying;
}
