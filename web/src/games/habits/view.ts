/** What the server shows of Habits. */
import type { Portrait } from "./wire";

export type { Portrayal, Told, View } from "./wire";
/** A habit is known by its number; from 490 on it is a phrase of the house. */
export type Card = number;
/** 1..m, below the habits shown. */
export type Marker = number;
/** A person in the habits the table chose, and the one it chose among them. */
export type Likeness = Portrait;
