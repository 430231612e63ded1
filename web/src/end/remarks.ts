/** What decided a game, in words: the game's own sentence where there is one, else the one all games share. */
import type { AnyView, GameEvent, GameWords, Reader, Seat } from "../games/face";
import { eventArguments } from "../games/say";
import { type Arguments, bring, words as language, t } from "../words/words.svelte";

bring(import.meta.glob<string>("../../../src/isoloir/content/messages/*/story*.ftl", { import: "default" }));

/** The catalogues of the end, which nobody needs before. */
export function loadStory(key: string): Promise<unknown> {
  return Promise.all([language.load("story"), language.load(`story-${key}`)]);
}

/** The message a game has of its own, or the common one. */
export function storyId(key: string, name: string): string {
  return t.has(`story-${key}-${name}`) ? `story-${key}-${name}` : `story-${name}`;
}

export function sayRemark(key: string, own: GameWords<AnyView>, remark: GameEvent, to: Reader<AnyView>): string {
  const args = { ...eventArguments(remark, to), ...beside(key, remark, to), ...own.remark?.(remark, to) };
  return t(storyId(key, remark.type), args);
}

function beside(key: string, remark: GameEvent, to: Reader<AnyView>): Arguments {
  const args: Arguments = {};
  if (Array.isArray(remark.others)) {
    args.others = to.names(remark.others as Seat[]);
    args.rivals = remark.others.length;
  }
  if (typeof remark.winner === "number") args.winner = to.name(remark.winner);
  if (typeof remark.round === "number") args.when = t(storyId(key, "when"), { round: remark.round });
  return args;
}
