/** Finds the form for an option whose lines are rows of data, where a game has one: `<game>/forms/<option>.svelte`. */
import type { Component } from "svelte";
import type { Lang } from "../words/words.svelte";

export interface FormProps extends Record<string, unknown> {
  game: string;
  option: string;
  rows: string[];
  /** The server's objection to these rows; its parameters name the line and the field. */
  refused: Record<string, string | number> | null;
  /** Only to be read. */
  fixed: boolean;
  /** The language of the table's cards. */
  cards: Lang;
  /** Nobody knows what the others write: a name has to be one that nobody else comes up with. */
  sealed?: boolean;
  change: (rows: string[]) => unknown;
}

const forms = import.meta.glob<{ default: Component<FormProps> }>("./*/forms/*.svelte");

export const formOf = (game: string, option: string) => forms[`./${game}/forms/${option}.svelte`];
