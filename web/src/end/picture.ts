/** The result as a picture to share, drawn on a canvas. */
import type { Sitter } from "../games/face";
import { LETTER_AT, SHAPES } from "../parts/shapes";
import type { Place } from "./podium";

export interface Result {
  title: string;
  headline: string;
  /** What decided it; may be empty. */
  sentence: string;
  places: Place[];
  points: (score: number) => string;
  sitters: Sitter[];
}

const WIDTH = 1080;
const HEIGHT = 1080;
const STEPS = [260, 200, 155];

export async function share(result: Result): Promise<void> {
  await document.fonts.ready;
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  paint(canvas.getContext("2d")!, result);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) return;
  const file = new File([blob], "isoloir.png", { type: "image/png" });
  if (navigator.canShare?.({ files: [file] }))
    await navigator.share({ files: [file], title: result.title, text: result.headline }).catch(() => undefined);
  else save(file);
}

export function save(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

function paint(to: CanvasRenderingContext2D, { title, headline, sentence, places, points, sitters }: Result): void {
  to.fillStyle = "#f3ead8";
  to.fillRect(0, 0, WIDTH, HEIGHT);
  curtain(to);
  to.textAlign = "center";
  to.fillStyle = "#5a4c40";
  text(to, title, 225, 44, "Atkinson Hyperlegible");
  to.fillStyle = "#221a15";
  text(to, headline, 320, 62, "Young Serif");
  to.fillStyle = "#5a4c40";
  wrapped(to, sentence, 385, 36);
  const first = places.filter((each) => each.place <= 3).slice(0, 3);
  for (const [i, place] of first.entries()) step(to, [540, 250, 830][i]!, place, points(place.score), sitters);
  to.fillStyle = "#5a4c40";
  text(to, "Isoloir", 1040, 36, "Young Serif");
}

/** At most three lines of the text face. */
function wrapped(to: CanvasRenderingContext2D, words: string, y: number, size: number): void {
  to.font = `${size}px "Atkinson Hyperlegible", sans-serif`;
  const lines = [""];
  for (const word of words.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (to.measureText(longer).width < WIDTH - 140) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  for (const [i, line] of lines.slice(0, 3).entries()) to.fillText(line, WIDTH / 2, y + i * size * 1.25);
}

function text(to: CanvasRenderingContext2D, words: string, y: number, size: number, font: string): void {
  for (let fit = size; ; fit -= 2) {
    to.font = `${fit}px "${font}", serif`;
    if (fit < 20 || to.measureText(words).width < WIDTH - 80) break;
  }
  to.fillText(words, WIDTH / 2, y);
}

function curtain(to: CanvasRenderingContext2D): void {
  for (let x = 0; x < WIDTH; x += 36) {
    const fold = to.createLinearGradient(x, 0, x + 36, 0);
    fold.addColorStop(0, "#4f0f1a");
    fold.addColorStop(0.5, "#a83246");
    fold.addColorStop(1, "#4f0f1a");
    to.fillStyle = fold;
    to.fillRect(x, 0, 36, 110 + 30 * Math.sin((x / WIDTH) * Math.PI * 5) ** 2);
  }
  to.fillStyle = "#d8ad55";
  to.fillRect(0, 0, WIDTH, 18);
}

function step(to: CanvasRenderingContext2D, x: number, place: Place, points: string, sitters: Sitter[]): void {
  const height = STEPS[place.place - 1] ?? 100;
  const top = 980 - height;
  to.fillStyle = "#b98550";
  to.fillRect(x - 130, top, 260, height);
  to.fillStyle = "#221306";
  to.font = '80px "Young Serif", serif';
  to.fillText(String(place.place), x, top + 90);
  to.font = '34px "Atkinson Hyperlegible", sans-serif';
  to.fillText(points, x, top + 135, 240);
  const people = place.seats.flatMap((seat) => sitters[seat] ?? []);
  for (const [i, sitter] of people.entries()) token(to, x + (i - (people.length - 1) / 2) * 136, top - 130, sitter);
  to.fillStyle = "#221a15";
  to.font = '40px "Young Serif", serif';
  to.fillText(people.map((each) => each.name).join(" · "), x, top - 24, 270);
}

/** The wooden token of the page: shape, colour and letter. */
function token(to: CanvasRenderingContext2D, x: number, y: number, { look, letter }: Sitter): void {
  to.save();
  to.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(`--${look.colour}`);
  to.translate(x - 64, y - 64);
  to.scale(3.2, 3.2);
  to.fill(new Path2D(SHAPES[look.shape]));
  to.fillStyle = "#fff";
  to.font = '700 17px "Atkinson Hyperlegible", sans-serif';
  to.fillText(letter, look.shape === "moon" ? 15 : 20, LETTER_AT[look.shape] ?? 26);
  to.restore();
}
