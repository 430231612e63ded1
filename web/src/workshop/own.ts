/** A game of one's own: its files as this browser keeps them, taken up by the house of this page and looked over. */
import { get, post } from "../base/api";
import { storedJson, storeJson } from "../base/stored";
import { reach } from "../base/tab";
import type { GameOffered, LookedOver, OwnGame, TakenUp } from "../wire";
import { LANGS } from "../words/languages";
import { offeredGames } from "../words/offered";
import { words } from "../words/words.svelte";

export const PARTS = ["python", ...LANGS] as const;
export type Part = (typeof PARTS)[number];
export type Own = Record<Part, string>;

export async function kept(): Promise<Own> {
  return storedJson<Own | null>("workshop", null) ?? (await starter());
}

export async function starter(): Promise<Own> {
  const { python, texts }: Required<OwnGame> = await (
    await fetch(new URL("tab/starter.json", document.baseURI))
  ).json();
  return { python, ...texts } as Own;
}

export const keep = (own: Own) => storeJson("workshop", own);

/** Which part a file is, by its name; texts without a language are the reader's. */
export function partOf(name: string): Part | null {
  if (name.endsWith(".py")) return "python";
  if (!name.endsWith(".ftl")) return null;
  return LANGS.find((lang) => name.endsWith(`.${lang}.ftl`)) ?? words.lang;
}

export const fileOf = (part: Part): string => (part === "python" ? "game.py" : `game.${part}.ftl`);

/** With its words in place of those it had before. */
export async function takeUp({ python, ...texts }: Own): Promise<TakenUp> {
  const taken = await post<TakenUp>("/api/workshop", { python, texts } satisfies OwnGame);
  if (!taken.key) return taken;
  await words.load(taken.key);
  for (const lang of LANGS) words.add(lang, await (await reach(`/api/words/${lang}/${taken.key}`)).text());
  return taken;
}

/** Check by check, as they are made. */
export async function* lookOver(): AsyncGenerator<LookedOver> {
  for (;;) {
    const found = await get<LookedOver>("/api/workshop");
    if (!found.check) return;
    yield found;
  }
}

export async function offered(key: string): Promise<GameOffered> {
  return (await offeredGames()).find((game) => game.key === key)!;
}
