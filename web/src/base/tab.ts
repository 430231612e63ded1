/** In a tab with a house of its own, requests and lines go to a worker in place of a server, and addresses follow a "?". */
import type { Wire } from "../table/line";

export type Setting =
  | { state: "setting"; got: number; all: number }
  | { state: "ready"; leads: boolean; kept: boolean }
  | { state: "failed"; why: string };

export interface Tab {
  /** A page to try games in: nothing of it is kept. */
  yard: boolean;
  ask(path: string, init?: RequestInit): Promise<Response>;
  open(url: string): Wire;
  /** Told now, and whenever it changes. */
  watch(hear: (setting: Setting) => void): () => void;
}

export const tab = (globalThis as { isoloirTab?: Tab }).isoloirTab;

export const reach = (path: string, init?: RequestInit): Promise<Response> =>
  tab ? tab.ask(path, init) : fetch(path, init);

export const wireTo = (url: string): Wire => tab?.open(url) ?? (new WebSocket(url) as unknown as Wire);

/** Any web server, however simple, finds the page below any path: where you are in it comes after the "?". */
export const here = (): string => (tab ? location.search.slice(1) || "/" : location.pathname);
export const place = (path: string): string => (tab ? `${location.pathname}?${path}` : path);
