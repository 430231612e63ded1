/** Opening tables from the home page. Each returns words for what went wrong, or nothing once you're at the table. */
import { Trouble } from "../base/api";
import { createTable } from "../base/asked";
import { address } from "../base/route.svelte";
import { me as known, type Me, rememberMe } from "../settings/me";
import { type Intent, intend } from "../table/intent";
import type { GameOffered } from "../wire";
import { sayTrouble } from "../words/trouble";
import { words } from "../words/words.svelte";
import { against } from "./against.svelte";

async function open(game: GameOffered, first: Me, intent: Intent, remote: boolean): Promise<string> {
  try {
    const { name, look } = first;
    const room = remote ? "remote" : "same";
    const place = await createTable({ game: game.key, name, ...look, cards: words.lang, room });
    intend(place.code, intent);
    address.go(`/t/${place.code}`);
    return "";
  } catch (error) {
    return error instanceof Trouble ? sayTrouble(error.code, error.params) : String(error);
  }
}

export function openAlone(game: GameOffered, first: Me = known()): Promise<string> {
  rememberMe(first);
  return open(
    game,
    first,
    { sit: [first], fill: against.seatsAt(game), level: against.levelAt(game), start: true },
    false,
  );
}

export function openTable(game: GameOffered, first: Me, remote: boolean): Promise<string> {
  rememberMe(first);
  return open(game, first, { sit: [first], fill: 0, start: false }, remote);
}

/** One phone for everyone; bots fill up to what the game needs. */
export function openShared(game: GameOffered, people: Me[]): Promise<string> {
  const fill = Math.max(people.length, game.seats[0] ?? 0);
  return open(game, people[0]!, { sit: people, fill, start: true }, false);
}
