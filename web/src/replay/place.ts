/** Where you are in a replay, as the part of the address after #: a link to a moment. */

export interface ReplayPlace {
  moment: number;
  /** Through whose eyes; null is what everyone may see. */
  viewer: number | null;
  /** Everything face up, sealed choices and private news included. */
  open: boolean;
  /** The game as a whole instead of a moment of it. */
  study: boolean;
}

export function readPlace(hash: string): ReplayPlace {
  const parts = new URLSearchParams(hash);
  const viewer = Number.parseInt(parts.get("s") ?? "", 10);
  return {
    moment: Number.parseInt(parts.get("m") ?? "0", 10) || 0,
    viewer: Number.isNaN(viewer) ? null : viewer,
    open: parts.get("s") === null,
    study: parts.has("study"),
  };
}

export function writePlace(place: ReplayPlace): string {
  const parts = new URLSearchParams({ m: String(place.moment) });
  if (place.study) parts.set("study", "");
  if (!place.open) parts.set("s", place.viewer === null ? "all" : String(place.viewer));
  return parts.toString();
}
