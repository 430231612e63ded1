/** The bots that someone who plays alone is up against: chosen once on this device, and kept. */
import { storedJson, storeJson } from "../base/stored";
import type { GameOffered } from "../wire";

type Level = GameOffered["levels"][number];

/** What any game may be played against; a game takes as many as it has room for. */
export const BOTS = [2, 3, 4, 5, 6, 7, 8, 9];
/** Three others make every game work. */
const usual = { bots: 3, level: "regular" as Level };

class Against {
  #now = $state.raw({ ...usual, ...storedJson<Partial<typeof usual>>("against", {}) });

  get bots(): number {
    return this.#now.bots;
  }

  get level(): Level {
    return this.#now.level;
  }

  choose(change: Partial<typeof usual>): void {
    this.#now = { ...this.#now, ...change };
    storeJson("against", this.#now);
  }

  /** How many sit at this game when one person plays it alone. */
  seatsAt(game: GameOffered): number {
    const wanted = 1 + (BOTS.includes(this.bots) ? this.bots : usual.bots);
    return Math.min(Math.max(wanted, game.seats[0] ?? wanted), game.seats.at(-1) ?? wanted);
  }

  levelAt(game: GameOffered): Level {
    return game.levels.includes(this.level) ? this.level : usual.level;
  }
}

export const against = new Against();
