/** A record of other rules speaks for itself: each event by its own name and members, and we add nothing. */
import type { Telling } from "../games/arguments";
import { label, said } from "../games/arguments";
import type { AnyView, GameEvent, Reader } from "../games/face";
import type { Kind } from "../wire";

const PLAIN: Kind = { sort: "plain", item: null, fields: {} };
const SEAT: Kind = { ...PLAIN, sort: "seat" };
const BY_NAME: Record<string, Kind> = { seat: SEAT, seats: { ...PLAIN, sort: "list", item: SEAT } };

/** “BidScored” is “Bid scored”. */
export function titled(type: string): string {
  const spaced = type.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, " ");
  return spaced.charAt(0) + spaced.slice(1).toLowerCase();
}

/** Each member with its value; seats by name, where the member still holds what today's holds. */
export function members(event: GameEvent, to: Reader<AnyView>, telling: Telling): { name: string; value: string }[] {
  return Object.entries(event)
    .filter(([name]) => name !== "type")
    .map(([name, value]) => {
      const kind = BY_NAME[name] ?? telling.kinds[name] ?? PLAIN;
      const parts = Array.isArray(value) && value.some((each) => typeof each === "object") ? value : [value];
      return { name: label(name, telling), value: parts.map((each) => one(name, kind, each)).join("; ") };
    });

  function one(name: string, kind: Kind, value: unknown): string {
    return said(name, fitting(kind, value), value, to, telling);
  }
}

/** Their vocabulary isn't ours: what doesn't look like the kind we know is plain. */
function fitting(kind: Kind, value: unknown): Kind {
  if (kind.sort === "seat") return Number.isInteger(value) ? kind : PLAIN;
  if (kind.sort === "plain") return PLAIN;
  if (kind.sort === "fields") return isObject(value) ? kind : PLAIN;
  if (!Array.isArray(value)) return PLAIN;
  return value.every((each) => fitting(kind.item ?? PLAIN, each).sort === (kind.item ?? PLAIN).sort) ? kind : PLAIN;
}

const isObject = (value: unknown): boolean => typeof value === "object" && value !== null && !Array.isArray(value);
