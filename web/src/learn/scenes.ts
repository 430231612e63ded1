/** The examples of the rules that one can play, and one of them: as it lies, and once it's answered. */
import { get } from "../base/api";
import type { SceneLaid, ScenePlayed, ScenesTold } from "../wire";

const lesson = (game: string) => `/api/learn/${encodeURIComponent(game)}`;
const scene = (game: string, key: string) => `${lesson(game)}/${encodeURIComponent(key)}`;

export const scenesOf = (game: string) => get<ScenesTold>(lesson(game));
export const laidScene = (game: string, key: string, cards: string) =>
  get<SceneLaid>(`${scene(game, key)}?cards=${cards}`);
export const playScene = (game: string, key: string, cards: string, choice: readonly (string | number)[]) =>
  get<ScenePlayed>(`${scene(game, key)}/played?cards=${cards}&choice=${encodeURIComponent(JSON.stringify(choice))}`);
