/** How The Third Man is said. */
import type { Arguments } from "../../words/words.svelte";
import type { GameWords, Reader, Seat } from "../face";
import { dotted, signed } from "../say";
import type { BidScored, Revealed, Told, View } from "./wire";

const PACES: Partial<Record<Told["type"], number>> = { Revealed: 1700, BidScored: 1900, TokenWon: 1500, LeadPassed: 0 };

export const words: GameWords<View, Told> = {
  event(event, to) {
    if (event.type === "Revealed") return revealed(event, to);
    if (event.type === "BidScored") return scored(event, to);
    // The street shows it, and the lead or the question that follows says it.
    return event.type === "LeadPassed" ? null : undefined;
  },
  // The cards lie there to be read; why nobody gets a place doesn't.
  caption: (event, to) => (event.type === "Revealed" ? tied(event, to) : undefined),
  turned: (answers, to) => dotted(answers.map(([seat, card]) => `${apart(called(seat, to))}\u00a0${card}`)),
  kept,
  choice: (_, card, to) => to.t("third-man-face-one", { card }),
  remark: ({ score }): Arguments => (typeof score === "number" ? { score: signed(score) } : {}),
  answered: ["Led", "Revealed"],
  pace: ({ type }) => PACES[type] ?? 1100,
};

/** What the table doesn't show: the street has what was led and who led it, and the hands which cards went; after a void bid they are all back. */
function kept(event: Told, to: Reader<View>): string | null | undefined {
  if (event.type === "Revealed")
    return placesOf(event, to)?.length === 0 ? revealed(event, to) : (tied(event, to) ?? null);
  if (event.type === "TokenWon")
    return to.t("third-man-face-token", { name: to.name(event.seat), you: mine([event.seat], to) });
  return event.type === "Led" || (event.type === "DealBegan" && event.deal !== 1) ? null : undefined;
}

/** Who laid what, and which place two of them have left empty. */
function revealed(event: Revealed, to: Reader<View>): string {
  const cards = event.cards.map((card, seat) => `${apart(called(seat, to))}\u00a0${card}`).join(", ");
  const why = tied(event, to);
  return to.t("third-man-event-Revealed", { cards }) + (why ? ` ${why}` : "");
}

/** “Zoé 2” with the 4 isn't “Zoé 2 4”. */
const apart = (name: string) => (/\d$/.test(name) ? `${name}\u00a0–` : name);

const called = (seat: Seat, to: Reader<View>) => (seat === to.seat ? to.t("third-man-face-you") : to.name(seat));

/** The places these cards took, as the table showed them then; none for three equal ones, undefined where it shows another bid by now. */
function placesOf({ cards }: Revealed, { view }: Reader<View>): readonly string[] | undefined {
  return view.bid?.cards.join() === cards.join() ? view.bid.places : undefined;
}

/** Two share a place and nobody gets the next; undefined where that isn't so, or nobody gets any. */
function tied(event: Revealed, to: Reader<View>): string | undefined {
  const places = placesOf(event, to) ?? [];
  const place = ["first-tied", "second"].find((each) => places.filter((other) => other === each).length === 2);
  return place && to.t(`third-man-face-no-${place === "second" ? "third" : "second"}`);
}

/** Who moved, by how much and to where; then who didn't. */
function scored({ gains, scores }: BidScored, to: Reader<View>): string {
  const seats = gains.map((_, seat): Seat => seat);
  const stayed = seats.filter((seat) => gains[seat] === 0);
  const moved = seats.filter((seat) => gains[seat] !== 0).map((seat) => step(seat, gains[seat]!, scores[seat]!, to));
  if (moved.length === 0) return to.t("third-man-face-nobody-moved");
  const rest = stayed.length > 0 ? ` ${still(stayed, to)}` : "";
  return `${moved.join("\u00a0· ")}.${rest}`;
}

/** With the reader among them, who is named as such; `list` and `names` are the others. */
function still(stayed: Seat[], to: Reader<View>): string {
  const you = mine(stayed, to) === "no" && to.seat !== null && stayed.includes(to.seat) ? "too" : mine(stayed, to);
  const others = stayed.filter((seat) => you !== "too" || seat !== to.seat);
  const list = others.map((seat) => to.name(seat)).join(", ");
  return to.t("third-man-face-stayed", { names: to.names(others), list, count: stayed.length, you });
}

/** Is it the reader, and nobody else? */
const mine = (seats: Seat[], to: Reader<View>) => (seats.length === 1 && seats[0] === to.seat ? "yes" : "no");

function step(seat: Seat, gain: number, score: number, to: Reader<View>): string {
  const way = gain > 0 ? "up" : "down";
  const said = { name: to.name(seat), way, steps: Math.abs(gain), score: signed(score), you: mine([seat], to) };
  return to.t("third-man-face-moved", said);
}
