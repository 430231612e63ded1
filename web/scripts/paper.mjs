/** Makes the grain of the paper: a small tile of four faint browns. As a drawing it would be worked out again at every repaint. */
import { png } from "./png.mjs";

const SIZE = 128;
const BROWN = [120, 90, 55];
const FAINT = [0, 5, 10, 18];

export function paperTile() {
  const rows = Buffer.alloc(SIZE * (1 + SIZE / 4));
  const next = dice(1848);
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++) rows[y * (1 + SIZE / 4) + 1 + (x >> 2)] |= grain(next) << (6 - 2 * (x & 3));
  const extra = [
    ["PLTE", Buffer.from(FAINT.flatMap(() => BROWN))],
    ["tRNS", Buffer.from(FAINT)],
  ];
  return png(SIZE, SIZE, [2, 3], rows, extra);
}

/** Mostly bare, now and then a fleck. */
function grain(next) {
  const thrown = next();
  return thrown < 0.45 ? 0 : thrown < 0.78 ? 1 : thrown < 0.94 ? 2 : 3;
}

function dice(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function paper() {
  return {
    name: "isoloir-paper",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "paper.png", source: paperTile() });
    },
  };
}
