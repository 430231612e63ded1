/** How The Third Man is said. */
import type { GameWords } from "../face";
import { signed } from "../say";
import type { View } from "./view";

export const words: GameWords<View> = {
  event(event, to) {
    if (event.type === "Revealed") {
      const cards = (event.cards as number[]).map((card, seat) => `${to.name(seat)} ${card}`).join(", ");
      return to.t("third-man-event-Revealed", { cards });
    }
    if (event.type === "BidScored") {
      const gains = event.gains as number[];
      const scores = event.scores as number[];
      const each = gains
        .map((gain, seat) => `${to.name(seat)} ${signed(gain)} → ${signed(scores[seat] ?? 0)}`)
        .join(", ");
      return to.t("third-man-event-BidScored", { scores: each });
    }
    return undefined;
  },
  pace: (event) => ({ Revealed: 1700, BidScored: 1900, TokenWon: 1500, LeadPassed: 700 })[event.type] ?? 1100,
};
