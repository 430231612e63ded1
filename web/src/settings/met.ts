/** Which games this device knows: one it has never met is offered its lesson, once. */
import { store, stored } from "../base/stored";

export const isNew = (game: string): boolean => stored(`met-${game}`) === null;
export const meet = (game: string): void => store(`met-${game}`, "1");
