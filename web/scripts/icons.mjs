/** Draws the icon for those who want pixels: home screens, installers. From `public/icon.svg`, which knows rectangles and paths alone. */
import { readFileSync } from "node:fs";
import { png } from "./png.mjs";

const SIDE = 64;
/** Points a pixel is looked at, in each direction. */
const FINE = 3;
const CURVE = 12;
const AROUND = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy]));
const DOT = '<circle cx="49" cy="15" r="13" fill="#ffc94d" stroke="#221a15" stroke-width="3"/>';
const source = () => readFileSync(new URL("../public/icon.svg", import.meta.url), "utf8");

/** The same with a mark on it: somebody is waited for. */
export const marked = () => source().replace("</svg>", `${DOT}</svg>`);

/** `bleed`: to the very corners, where the device rounds them itself. */
export function drawn(size, bleed = false) {
  const shapes = [...source().matchAll(/<(rect|path) ([^>]*)\/>/g)].map(([, kind, text]) => shape(kind, text, bleed));
  const step = SIDE / size;
  const seen = (x, y) => shapes.findLast((each) => each.covers(x * step, y * step))?.colour;
  const middles = Array.from({ length: size * size }, (_, i) => seen((i % size) + 0.5, Math.floor(i / size) + 0.5));
  const rows = Buffer.alloc(size * (1 + 4 * size));
  for (const [i, middle] of middles.entries()) {
    const [x, y] = [i % size, Math.floor(i / size)];
    const plain = AROUND.every(([dx, dy]) => middles[i + dx + size * dy] === middle);
    rows.set(plain ? opaque(middle) : mixed(seen, x, y), y * (1 + 4 * size) + 1 + 4 * x);
  }
  return png(size, size, [8, 6], rows);
}

const opaque = (colour) => (colour ? [...colour, 255] : [0, 0, 0, 0]);

/** Where two colours meet, looked at closely. */
function mixed(seen, x, y) {
  const points = Array.from({ length: FINE ** 2 }, (_, i) => [
    ((i % FINE) + 0.5) / FINE,
    (Math.floor(i / FINE) + 0.5) / FINE,
  ]);
  const found = points.flatMap(([dx, dy]) => [seen(x + dx, y + dy) ?? []]).filter((colour) => colour.length > 0);
  const mean = (part) => Math.round(found.reduce((sum, colour) => sum + colour[part], 0) / (found.length || 1));
  return [mean(0), mean(1), mean(2), Math.round((255 * found.length) / FINE ** 2)];
}

function shape(kind, text, bleed) {
  const said = Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
  const paint = said.stroke ?? said.fill;
  const colour = [1, 3, 5].map((from) => Number.parseInt(paint.slice(from, from + 2), 16));
  if (kind === "rect") return { colour, covers: rounded(Number(said.width), bleed ? 0 : Number(said.rx)) };
  const lines = traced(said.d);
  const half = Number(said["stroke-width"] ?? 0) / 2;
  const [left, top, right, bottom] = [Math.min, Math.max].flatMap((most) =>
    [0, 1].map((which) => most(...lines.flat().map((point) => point[which]))),
  );
  const within = (x, y) => x >= left - half && x <= right + half && y >= top - half && y <= bottom + half;
  const covers = said.stroke
    ? (x, y) => lines.some((line) => line.some((to, i) => i > 0 && distance(x, y, line[i - 1], to) <= half))
    : (x, y) => lines.some((line) => inside(x, y, line));
  return { colour, covers: (x, y) => within(x, y) && covers(x, y) };
}

function rounded(side, radius) {
  const off = (at) => Math.max(radius - at, at - (side - radius), 0);
  return (x, y) => Math.hypot(off(x), off(y)) <= radius;
}

function inside(x, y, line) {
  let within = false;
  for (const [i, [toX, toY]] of line.entries()) {
    const [fromX, fromY] = line.at(i - 1);
    if (fromY > y !== toY > y && x < fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY)) within = !within;
  }
  return within;
}

function distance(x, y, [fromX, fromY], [toX, toY]) {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const part = Math.min(1, Math.max(0, ((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - fromX - part * dx, y - fromY - part * dy);
}

/** Lines of points: the curves as many short strokes. */
function traced(path) {
  const lines = [];
  let at = [0, 0];
  for (const [, step, text] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (text.match(/-?[\d.]+/g) ?? []).map(Number);
    if (step === "M") lines.push([]);
    const reached = step === "z" ? [] : points(step, numbers, at);
    lines.at(-1).push(...reached);
    at = reached.at(-1) ?? at;
  }
  return lines;
}

function points(step, numbers, [x, y]) {
  const pairs = Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[2 * i], numbers[2 * i + 1]]);
  switch (step) {
    case "M":
      return pairs;
    case "H":
      return [[numbers[0], y]];
    case "h":
      return [[x + numbers[0], y]];
    case "v":
      return [[x, y + numbers[0]]];
    case "l":
      return pairs.map((_, i) =>
        [0, 1].map((which) => pairs.slice(0, i + 1).reduce((sum, pair) => sum + pair[which], [x, y][which])),
      );
    case "c":
      return Array.from({ length: CURVE }, (_, i) => curve([x, y], pairs, (i + 1) / CURVE));
    default:
      throw new Error(`the icon has a step that nobody draws: ${step}`);
  }
}

function curve([x, y], pairs, t) {
  const weights = [3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3];
  const along = (which) => pairs.reduce((sum, pair, i) => sum + weights[i] * pair[which], 0);
  return [x + along(0), y + along(1)];
}

export function icons() {
  return {
    name: "isoloir-icons",
    generateBundle() {
      const files = {
        "icon-192.png": drawn(192),
        "icon-512.png": drawn(512),
        "apple-touch-icon.png": drawn(180, true),
      };
      for (const [fileName, source] of Object.entries({ ...files, "icon-turn.svg": marked() }))
        this.emitFile({ type: "asset", fileName, source });
    },
  };
}
