/** The games of this server; what their rules count to is known from then on. */
import { listGames } from "../base/api";
import type { GameOffered } from "../wire";
import { words } from "./words.svelte";

export async function offeredGames(): Promise<GameOffered[]> {
  const games = await listGames();
  for (const { key, facts } of games) words.learn(key, facts);
  return games;
}
