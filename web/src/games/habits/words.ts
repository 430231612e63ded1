/** How the events and options of Habits are said: with the phrases of the cards in them. */
import type { GameEvent, GameWords, Reader } from "../face";
import { eventArguments, joined } from "../say";
import { deck } from "./deck.svelte";
import { othersFrom, votersOf } from "./scene";
import type { Card, Marker, View } from "./view";

type To = Reader<View>;

const SAID: Record<string, (event: GameEvent, to: To) => Record<string, string>> = {
  VotesRevealed: (event, to) => ({ votes: ballots(event, to) }),
  Tied: (event) => ({ markers: joined((event.markers as Marker[]).map(String)) }),
  HabitChosen: (event, to) => ({ card: quoted([event.card as Card], to), gains: scored(event.gains as number[], to) }),
};

/** What the hand and the portraits show anyway is not said twice. */
const SHOWN = ["HandDealt", "HandReceived", "Portrayed"];

const PACE: Record<string, number> = {
  Reminded: 3500,
  VotesRevealed: 2600,
  Tied: 1800,
  HabitChosen: 2600,
};

export const words: GameWords<View> = {
  event(event, to) {
    if (SHOWN.includes(event.type)) return null;
    const args = eventArguments(event, to);
    if (event.type === "Reminded" && to.seat !== null) return to.t("habits-page-reminded");
    if (event.type === "HabitsShown") return to.t("habits-board-turn", args);
    const own = SAID[event.type];
    return own ? to.t(`habits-event-${event.type}`, { ...args, ...own(event, to) }) : undefined;
  },
  // Everybody's token lies by their choice, as long as that lies there.
  caption: ({ type }, to) => (type === "VotesRevealed" ? to.t("habits-page-open") : undefined),
  // Of a round only the last has more to it than its headline says.
  kept: ({ type, round }) => (type === "VotesRevealed" || (type === "RoundBegan" && round !== 4) ? null : undefined),
  question(ask, to) {
    if (ask.what !== "vote" || to.view.patient === null) return undefined;
    if (to.view.patient === ask.seat) return to.t("habits-ask-vote-self");
    return to.t("habits-page-ask-vote", { name: to.name(to.view.patient) });
  },
  choice(ask, option, to, place) {
    const dealt = ask.what === "give" || ask.what === "pick";
    const phrase = deck.phrase(dealt ? Number(option) : to.view.spread[Number(option) - 1], to.view);
    if (ask.what !== "give" || place === undefined) return phrase;
    const name = to.name(othersFrom(ask.seat, to.sitters.length)[place] ?? ask.seat);
    return to.t("habits-page-gift", { name, phrase });
  },
  held: (_, to) => to.view.hand.map((card) => deck.phrase(card, to.view)).join(" · "),
  answered: ["VotesRevealed", "TieSettled"],
  steps: (view) => [view.next === "draft" ? "pick" : view.next],
  remark: ({ card, own }, to) => ({ card: quoted(listOf(card), to), own: quoted(listOf(own), to) }),
  scores: (view) => view.scores,
  pace: (event) => (SHOWN.includes(event.type) ? 0 : (PACE[event.type] ?? 1100)),
};

/** To stand between quotation marks: its own become inner ones, and it ends where they do. */
function quoted(cards: Card[], to: To): string {
  const phrase = cards.map((card) => deck.phrase(card, to.view)).join(" ");
  const inner = phrase.replaceAll("“", "‘").replaceAll("”", "’");
  return inner.replace(/«\s?/g, "“").replace(/\s?»/g, "”").replace(/\.$/, "");
}

function listOf(card: unknown): Card[] {
  return typeof card === "number" ? [card] : [];
}

function ballots(event: GameEvent, to: To): string {
  const votes = event.votes as Marker[];
  const markers = (event.cards as Card[]).map((_, place) => place + 1);
  const cast = markers.filter((marker) => votes.includes(marker));
  return cast
    .map((marker) => to.t("habits-page-cast", { marker, names: to.names(votersOf(votes, marker)) }))
    .join("\u00a0· ");
}

function scored(gains: number[], to: To): string {
  const seats = gains.flatMap((gain, seat) => (gain > 0 ? [seat] : []));
  return to.t("habits-board-scored", { points: Math.max(...gains), names: to.names(seats) });
}
