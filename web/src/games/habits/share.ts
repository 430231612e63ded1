/** A person's portrait as a picture, drawn here: to save, or to share if the browser can. */
import type { Sitter } from "../face";
import { ANTENNA, COLLAR, EYES, HEADS, SHOULDERS, SIZE, smile } from "./art";

export interface Keepsake {
  sitter: Sitter;
  title: string;
  phrases: string[];
  above: string;
  best: string;
  foot: string;
}

const WIDTH = 1080;
const HEIGHT = 1350;
const MARGIN = 110;
const FOOT = HEIGHT - 118;

export async function picture(keepsake: Keepsake): Promise<File> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  draw(pen, keepsake);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("no picture");
  return new File([blob], `${keepsake.sitter.name}.png`, { type: "image/png" });
}

export function save(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** In type as large as the phrases allow. */
function draw(pen: CanvasRenderingContext2D, keepsake: Keepsake): void {
  for (const scale of [1, 0.9, 0.8, 0.7, 0.6]) if (drawn(pen, keepsake, scale) <= FOOT - 30) return;
}

/** Returns where the last phrase ends. */
function drawn(pen: CanvasRenderingContext2D, keepsake: Keepsake, scale: number): number {
  pen.fillStyle = "#fbeed3";
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.lineWidth = 26;
  pen.strokeStyle = "#a8782c";
  pen.strokeRect(30, 30, WIDTH - 60, HEIGHT - 60);
  pen.lineWidth = 4;
  pen.strokeRect(62, 62, WIDTH - 124, HEIGHT - 124);
  person(pen, keepsake.sitter, WIDTH / 2 - 150, 104, 300);
  pen.textAlign = "center";
  let y = write(pen, keepsake.sitter.name, 476, 66, "#221a15");
  y = write(pen, keepsake.title, y + 2, 32, "#5a4c40");
  y = write(pen, "❧", y + 8, 40 * scale, "#a8782c");
  for (const phrase of keepsake.phrases) y = write(pen, phrase, y + 22 * scale, 42 * scale, "#221a15");
  y = write(pen, keepsake.above, y + 44 * scale, 32 * scale, "#7a5410");
  y = write(pen, keepsake.best, y + 6, 58 * scale, "#7c1d2b");
  write(pen, keepsake.foot, FOOT, 26, "#5a4c40");
  return y;
}

/** A text in lines, centred; returns where the next one may begin. */
function write(pen: CanvasRenderingContext2D, text: string, top: number, size: number, ink: string): number {
  pen.font = `${size}px "Young Serif", Georgia, serif`;
  pen.fillStyle = ink;
  let y = top;
  for (const line of lines(text, (part) => pen.measureText(part).width, WIDTH - 2 * MARGIN)) {
    pen.fillText(line, WIDTH / 2, y + size);
    y += size * 1.25;
  }
  return y;
}

/** As many words on a line as fit. */
export function lines(text: string, width: (part: string) => number, most: number): string[] {
  const found: string[] = [];
  for (const word of text.split(" ")) {
    const longer = found.length > 0 ? `${found.at(-1)} ${word}` : word;
    if (found.length > 0 && width(longer) <= most) found[found.length - 1] = longer;
    else found.push(word);
  }
  return found;
}

function person(
  pen: CanvasRenderingContext2D,
  { look, letter, bot }: Sitter,
  x: number,
  y: number,
  width: number,
): void {
  const head = HEADS[look.shape];
  const dye = getComputedStyle(document.documentElement).getPropertyValue(`--${look.colour}`).trim() || "#7c1d2b";
  pen.save();
  pen.translate(x, y);
  pen.scale(width / SIZE.width, width / SIZE.width);
  pen.fillStyle = "#f7dfb4";
  pen.fillRect(0, 0, SIZE.width, SIZE.height);
  fill(pen, SHOULDERS, dye);
  fill(pen, COLLAR, "#fff6e2");
  if (bot) stroke(pen, ANTENNA, "#5a4c40");
  label(pen, letter);
  pen.strokeStyle = "#a8782c";
  pen.lineWidth = 3;
  pen.strokeRect(-1.5, -1.5, SIZE.width + 3, SIZE.height + 3);
  pen.translate(SIZE.headX, SIZE.headY);
  fill(pen, head.d, dye);
  pen.strokeStyle = "rgb(255 255 255 / 70%)";
  pen.lineWidth = 1.5;
  pen.stroke(new Path2D(head.d));
  for (const side of [-EYES, EYES]) {
    pen.beginPath();
    pen.arc(head.eyes[0] + side, head.eyes[1], 2.4, 0, 2 * Math.PI);
    pen.fillStyle = "#fff";
    pen.fill();
  }
  stroke(pen, smile(head.eyes), "#fff");
  pen.restore();
}

function label(pen: CanvasRenderingContext2D, letter: string): void {
  pen.font = '700 11px "Atkinson Hyperlegible", sans-serif';
  pen.textAlign = "center";
  pen.fillStyle = "#fff";
  pen.fillText(letter, SIZE.width / 2, 66);
}

function fill(pen: CanvasRenderingContext2D, d: string, colour: string): void {
  pen.fillStyle = colour;
  pen.fill(new Path2D(d));
}

function stroke(pen: CanvasRenderingContext2D, d: string, colour: string): void {
  pen.strokeStyle = colour;
  pen.lineWidth = 2.2;
  pen.lineCap = "round";
  pen.stroke(new Path2D(d));
}
