/** The parts of a portrait, as paths: the page draws them in SVG, the picture to keep on a canvas. */
import type { Look } from "../../wire";

interface Head {
  d: string;
  /** Between the eyes. */
  eyes: [number, number];
}

/** In a square of 40: a person's own shape is its head. */
export const HEADS: Record<Look["shape"], Head> = {
  circle: { d: "M20 3a17 17 0 1 1 0 34a17 17 0 1 1 0-34z", eyes: [20, 17] },
  square: { d: "M8 4h24q4 0 4 4v24q0 4-4 4H8q-4 0-4-4V8q0-4 4-4z", eyes: [20, 17] },
  triangle: { d: "M20 1q2 0 3 2l16 29q2 5-3 5H4q-5 0-3-5L17 3q1-2 3-2z", eyes: [20, 23] },
  diamond: { d: "M20 0l19 20-19 20L1 20z", eyes: [20, 18] },
  star: { d: "M20 0l6 13 14 2-10 10 2 14-12-7-12 7 2-14L0 15l14-2z", eyes: [20, 18] },
  heart: { d: "M20 39C6 28 1 21 1 13a10 10 0 0 1 19-5a10 10 0 0 1 19 5c0 8-5 15-19 26z", eyes: [20, 15] },
  moon: { d: "M27 2A18 18 0 1 0 39 26A17 17 0 0 1 27 2z", eyes: [14, 19] },
  cross: { d: "M13 2h14v11h11v14H27v11H13V27H2V13h11z", eyes: [20, 17] },
};

/** The picture, and where the head is in it. */
export const SIZE = { width: 60, height: 70, headX: 10, headY: 9 };
export const SHOULDERS = "M3 70c1-15 12-22 27-22s26 7 27 22z";
export const COLLAR = "M21 50l9 9 9-9-9-3z";
export const ANTENNA = "M30 12V5";
export const smile = ([x, y]: [number, number]) => `M${x - 4.5} ${y + 6}q4.5 5 9 0`;
export const EYES = 4.5;
