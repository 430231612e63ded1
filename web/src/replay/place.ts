/** Where one is in a replay, as the part of the address after #: a link to a moment. */

export interface ReplayPlace {
  moment: number;
  /** Through whose eyes; null is what everybody may see. */
  viewer: number | null;
  /** Everything face up, sealed choices and private news included. */
  open: boolean;
  /** The table's key, where the link came with one. */
  key: string;
}

export function readPlace(hash: string): ReplayPlace {
  const parts = new URLSearchParams(hash);
  const viewer = Number.parseInt(parts.get("s") ?? "", 10);
  return {
    moment: Number.parseInt(parts.get("m") ?? "0", 10) || 0,
    viewer: Number.isNaN(viewer) ? null : viewer,
    open: parts.get("s") === null,
    key: parts.get("k") ?? "",
  };
}

export function writePlace(place: ReplayPlace): string {
  const parts = new URLSearchParams({ m: String(place.moment) });
  if (!place.open) parts.set("s", place.viewer === null ? "all" : String(place.viewer));
  if (place.key) parts.set("k", place.key);
  return parts.toString();
}
