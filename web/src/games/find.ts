/** Finds a game's face by its key: a folder beside this file, loaded when the game is. */
import type { Component } from "svelte";
import { words } from "../words/words.svelte";
import type { AnyView, BoothProps, Face, GameWords } from "./face";

const faces = import.meta.glob<NonNullable<Face["Face"]>>("./*/Face.svelte", { import: "default" });
const booths = import.meta.glob<Component<BoothProps<AnyView>>>("./*/Booth.svelte", { import: "default" });
const sayings = import.meta.glob<GameWords<AnyView>>("./*/words.ts", { import: "words" });

/** A game without a folder here is drawn by the face that fits any. */
export async function faceOf(key: string): Promise<Face> {
  if (!faces[`./${key}/Face.svelte`]) {
    const [{ plainFace }] = await Promise.all([import("./plain/plain"), words.load(key)]);
    return plainFace(key);
  }
  const [face, booth, saying] = await Promise.all([
    faces[`./${key}/Face.svelte`]?.(),
    booths[`./${key}/Booth.svelte`]?.(),
    sayings[`./${key}/words.ts`]?.(),
    words.load(key),
  ]);
  return { Face: face ?? null, Booth: booth ?? null, words: saying ?? {} };
}
