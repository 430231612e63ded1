/** How the events and options of Habits are said: with the phrases of the cards in them. */
import type { GameEvent, GameWords, Reader } from "../face";
import { eventArguments } from "../say";
import { deck } from "./deck.svelte";
import { votersOf } from "./scene";
import type { Card, Marker, View } from "./view";

type To = Reader<View>;

const SAID: Record<string, (event: GameEvent, to: To) => Record<string, string>> = {
  VotesRevealed: (event, to) => ({ votes: ballots(event, to) }),
  Tied: (event) => ({ markers: (event.markers as Marker[]).join(", ") }),
  HabitChosen: (event, to) => ({ card: quoted([event.card as Card], to), gains: scored(event.gains as number[], to) }),
  Portrayed: (event, to) => ({ cards: quoted(event.cards as Card[], to), best: quoted([event.best as Card], to) }),
};

const PACE: Record<string, number> = {
  HandDealt: 0,
  HandReceived: 0,
  Reminded: 3500,
  VotesRevealed: 2600,
  Tied: 1800,
  HabitChosen: 2600,
  Portrayed: 700,
};

export const words: GameWords<View> = {
  /** What the hand and the spread show anyway is not said twice. */
  event(event, to) {
    if (event.type === "HandDealt" || event.type === "HandReceived") return null;
    const args = eventArguments(event, to);
    if (event.type === "HabitsShown") return to.t("habits-board-turn", args);
    const own = SAID[event.type];
    return own ? to.t(`habits-event-${event.type}`, { ...args, ...own(event, to) }) : undefined;
  },
  choice(ask, option, to) {
    const card = ask.what === "give" || ask.what === "pick" ? Number(option) : to.view.spread[Number(option) - 1];
    return deck.phrase(card, to.view);
  },
  scores: (view) => view.scores,
  pace: (event) => PACE[event.type] ?? 1100,
};

function quoted(cards: Card[], to: To): string {
  return cards.map((card) => deck.phrase(card, to.view)).join(" ");
}

function ballots(event: GameEvent, to: To): string {
  const votes = event.votes as Marker[];
  const markers = (event.cards as Card[]).map((_, place) => place + 1);
  const cast = markers.filter((marker) => votes.includes(marker));
  return cast.map((marker) => `${marker}: ${to.names(votersOf(votes, marker))}`).join(" · ");
}

function scored(gains: number[], to: To): string {
  const seats = gains.flatMap((gain, seat) => (gain > 0 ? [seat] : []));
  return to.t("habits-board-scored", { points: Math.max(...gains), names: to.names(seats) });
}
