/** At which of the things told a replay stands still. */
import type { AnyView, Seat } from "../games/face";
import { type Step, stepsOf } from "../table/moments";
import type { Moment } from "../wire";

/** The last of these events, with the table as it was then; null for the end, where none was told or the game is over with it. */
export function standing(moment: Moment, viewer: Seat | null, stands: readonly string[]): Step | null {
  const steps = stepsOf({ told: moment.told, views: [{ ...moment, seat: viewer }] }, viewer);
  const over = (moment.view as AnyView).next === "over";
  return over || moment.moments.length === 0
    ? null
    : (steps.findLast(({ event }) => stands.includes(event.type)) ?? null);
}
