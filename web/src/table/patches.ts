/** Views as the server sends them: whole once, and from then on what each thing told changes in the one before. */
import type { Heard, Moved, Replayed, SeatView } from "../wire";

type Fields = Record<string, unknown>;

/** A view, or a list in it: new values by field; behind `+` what was put at the end, behind `@` a patch of a list by place. */
export function patched<T>(whole: T, patch: Fields): T {
  const changes = Object.entries(patch);
  if (changes.length === 0) return whole;
  const after = (Array.isArray(whole) ? [...whole] : { ...whole }) as Fields;
  for (const [name, change] of changes) {
    const [mark, key] = [name[0], name.slice(1)];
    if (mark === "@") after[key] = patched(after[key], change as Fields);
    else if (mark !== "+") after[name] = change;
    else after[key] = typeof change === "string" ? `${after[key]}${change}` : [...list(after[key]), ...list(change)];
  }
  return after as T;
}

/** With whole views, also before and after each thing told; null if this page missed something. */
export function unfolded(moved: Moved, shown: Moved | null): Moved | null {
  if (moved.since !== null && moved.since !== shown?.pause) return null;
  const was = new Map(shown?.views.map(({ seat, view }) => [seat, view]));
  const views = moved.views.map((each) => seen(each, moved.told, was.get(each.seat)));
  return views.some(({ view }) => !view) ? null : { ...moved, views };
}

/** The same for all moments of a record. */
export function unrolled(record: Replayed): Replayed {
  let view: unknown = null;
  const moments = record.moments.map((moment) => {
    const now = seen({ ...moment, seat: record.viewer }, moment.told, view);
    view = now.view;
    return { ...moment, view, moments: now.moments };
  });
  return { ...record, moments };
}

/** Where the server shows the end at once, there are no moments. */
function seen({ seat, view, moments }: SeatView, told: readonly Heard[], was: unknown): SeatView {
  const views: unknown[] = [view ?? was ?? null];
  for (const patch of moments) views.push(patched(views.at(-1), patch as Fields));
  const heard = told.filter(({ only }) => only === null || only === seat).length;
  return { seat, view: views.at(-1), moments: views.length === heard + 1 ? views : [] };
}

const list = (value: unknown) => value as unknown[];
