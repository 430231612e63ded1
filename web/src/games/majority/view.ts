/** What the server shows of Majority, and the names of its options. */
import type { Option } from "../face";
import type { Opened, Told, View } from "./wire";

export type { Opened, Told, View };
/** A word is known by its number. */
export type Word = number;
export type Vote = Opened["won"][number];
export type Aim = View["aim"];

export const LETTERS = ["A", "B", "C"] as const;
export const VOTES: readonly Vote[] = [...LETTERS, "score"];

/** Which of the three packs an option stands for; −1 for Score. */
export function placeOf(option: Option): number {
  return (LETTERS as readonly Option[]).indexOf(option);
}
