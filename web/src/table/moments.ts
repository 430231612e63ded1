/** The moments of an opening, unfolded: the table as it looked at each thing told. */
import type { AnyView, GameEvent, Seat } from "../games/face";
import type { Moved, SeatView } from "../wire";

/** Something told, and the table as it was then. */
export interface Step {
  event: GameEvent;
  view: AnyView;
}

/** The view of a seat; what everyone may see, if this page has no view of it. */
function shownTo(moved: Pick<Moved, "views"> | null | undefined, seat: Seat | null): SeatView | undefined {
  return moved?.views?.find((each) => each.seat === seat) ?? moved?.views?.at(-1);
}

export function viewFor(moved: Moved | null | undefined, seat: Seat | null): AnyView {
  return shownTo(moved, seat)?.view ?? null;
}

/** Before anything was told; null where the server shows the end at once. */
export function viewBefore(moved: Moved | null | undefined, seat: Seat | null): AnyView {
  const shown = shownTo(moved, seat);
  return shown?.moments?.length ? at(shown, 0) : null;
}

/** Everything told to a seat, in order. */
export function stepsOf(moved: Pick<Moved, "told" | "views">, seat: Seat | null): Step[] {
  const shown = shownTo(moved, seat);
  const mine = moved.told.filter((each) => each.only === null || each.only === seat);
  return mine.map((each, i) => ({ event: each.event as GameEvent, view: shown ? at(shown, i + 1) : null }));
}

/** The table as anyone who heard it saw it at each thing told; nothing where the end was shown at once. */
export function viewsWhenTold(moved: Moved): AnyView[] {
  return moved.told.map(({ event, only }) => {
    const seat = only ?? moved.views?.at(-1)?.seat ?? null;
    return viewBefore(moved, seat) && stepsOf(moved, seat).find((step) => step.event === event)?.view;
  });
}

/** The view as it was then; as it is now, where the end is shown at once. */
function at({ view, moments }: SeatView, n: number): AnyView {
  return moments?.[n] ?? view;
}
