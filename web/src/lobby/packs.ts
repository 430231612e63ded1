/** Cards of one's own as a pack: to keep in a file, and to pass on as a link that holds them all. */
import type { Cards } from "../words/languages";

export interface Pack {
  game: string;
  /** The language they were written in. */
  cards: Cards;
  rows: string[];
}

const MARK = "pack=";
/** Longer links are cut by some messengers. */
const LONGEST_LINK = 6_000;
const MOST_ROWS = 200;
const LONGEST_ROW = 1_500;
const LONGEST_FILE = 400_000;

/** As it is kept; null for what's no pack, or bigger than any may be. */
export function read(text: string): Pack | null {
  if (text.length > LONGEST_FILE) return null;
  try {
    const { game, cards, rows } = JSON.parse(text) as Pack;
    const fits = (row: unknown) => typeof row === "string" && row.trim() !== "" && row.length <= LONGEST_ROW;
    const fine = Array.isArray(rows) && rows.length > 0 && rows.length <= MOST_ROWS && rows.every(fits);
    return fine && typeof game === "string" && typeof cards === "string" ? { game, cards, rows } : null;
  } catch {
    return null;
  }
}

export const textOf = ({ game, cards, rows }: Pack) => JSON.stringify({ game, cards, rows }, null, 1);

const through = (bytes: Uint8Array<ArrayBuffer>, by: ReadableWritablePair<Uint8Array, BufferSource>) =>
  new Response(new Blob([bytes]).stream().pipeThrough(by)).arrayBuffer();

/** What follows `#`: no server is ever sent it. Null if that would be too long. */
export async function hashOf(pack: Pack): Promise<string | null> {
  const bytes = new TextEncoder().encode(JSON.stringify(pack));
  const packed = new Uint8Array(await through(bytes, new CompressionStream("deflate-raw")));
  const letters = btoa(String.fromCharCode(...packed));
  const hash = MARK + letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return hash.length > LONGEST_LINK ? null : hash;
}

/** The pack in a link; null if it's broken. */
export async function packIn(hash: string): Promise<Pack | null> {
  if (hash.length > LONGEST_LINK) return null;
  try {
    const letters = atob(hash.slice(MARK.length).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const unpacked = await through(bytes, new DecompressionStream("deflate-raw"));
    return read(new TextDecoder().decode(unpacked));
  } catch {
    return null;
  }
}
