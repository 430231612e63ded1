/** How The Third Man is said. */
import type { GameEvent, GameWords, Reader, Seat } from "../face";
import { signed } from "../say";
import type { View } from "./view";

export const words: GameWords<View> = {
  event(event, to) {
    if (event.type === "Revealed") {
      const cards = (event.cards as number[]).map((card, seat) => `${to.name(seat)}\u00a0${card}`).join(", ");
      return to.t("third-man-event-Revealed", { cards });
    }
    if (event.type === "BidScored") return scored(event, to);
    // The lamp shows it, and the lead or the question that follows says it.
    return event.type === "LeadPassed" ? null : undefined;
  },
  // The street shows what somebody else has led.
  kept: ({ type, seat }, to) => (type === "Led" && seat !== to.seat ? null : undefined),
  answered: ["Led", "Revealed"],
  pace: (event) => ({ Revealed: 1700, BidScored: 1900, TokenWon: 1500, LeadPassed: 0 })[event.type] ?? 1100,
};

/** Who moved, by how much and to where; then who did not. */
function scored(event: GameEvent, to: Reader<View>): string {
  const gains = event.gains as number[];
  const scores = event.scores as number[];
  const seats = gains.map((_, seat): Seat => seat);
  const stayed = seats.filter((seat) => gains[seat] === 0);
  const moved = seats.filter((seat) => gains[seat] !== 0).map((seat) => step(seat, gains[seat]!, scores[seat]!, to));
  if (moved.length === 0) return to.t("third-man-face-nobody-moved");
  const rest =
    stayed.length > 0
      ? ` ${to.t("third-man-face-stayed", { names: to.names(stayed), count: stayed.length, you: mine(stayed, to) })}`
      : "";
  return `${moved.join("\u00a0· ")}.${rest}`;
}

/** Is it the reader, and nobody else? */
const mine = (seats: Seat[], to: Reader<View>) => (seats.length === 1 && seats[0] === to.seat ? "yes" : "no");

function step(seat: Seat, gain: number, score: number, to: Reader<View>): string {
  const way = gain > 0 ? "up" : "down";
  const said = { name: to.name(seat), way, steps: Math.abs(gain), score: signed(score), you: mine([seat], to) };
  return to.t("third-man-face-moved", said);
}
