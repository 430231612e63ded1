/** Where you are: the address bar is the only truth. */

import { here, place, tab } from "./tab";

export type Route =
  | { page: "home" }
  | { page: "nowhere" }
  | { page: "workshop" }
  | { page: "table"; code: string }
  | { page: "screen"; code: string }
  | { page: "evening"; code: string }
  | { page: "stop"; code: string }
  | { page: "rules"; code: string | null; key: string }
  | { page: "learn"; code: string | null; key: string }
  | { page: "replay"; code: string | null; game: number };

/** As people type it: case, spaces and dashes don't matter. */
export function readCode(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, "");
}

export function routeOf(path: string): Route {
  const [, place, code, game] = path.split("/");
  if (place === "t" && code) return { page: "table", code: readCode(code) };
  if (place === "s" && code) return { page: "screen", code: readCode(code) };
  if (place === "e" && code) return { page: "evening", code: readCode(code) };
  if (place === "n" && code) return { page: "stop", code: readCode(code) };
  if (place === "g" && code) return { page: "rules", key: code, code: game ? readCode(game) : null };
  if (place === "l" && code) return { page: "learn", key: code, code: game ? readCode(game) : null };
  if (place === "r") return { page: "replay", code: code ? readCode(code) : null, game: Number(game) || 1 };
  if (place === "w" && tab?.yard) return { page: "workshop" };
  return { page: place ? "nowhere" : "home" };
}

class Address {
  route = $state.raw<Route>(routeOf(here()));
  hash = $state(location.hash.slice(1));

  constructor() {
    const read = () => {
      this.route = routeOf(here());
      this.hash = location.hash.slice(1);
    };
    addEventListener("popstate", read);
    addEventListener("hashchange", read);
  }

  go(path: string): void {
    history.pushState(null, "", place(path));
    this.route = routeOf(here());
    this.hash = location.hash.slice(1);
    scrollTo(0, 0);
  }

  /** Changes what follows # without a step in the history. */
  note(hash: string): void {
    history.replaceState(null, "", hash ? `#${hash}` : place(here()));
    this.hash = hash;
  }
}

export const address = new Address();
