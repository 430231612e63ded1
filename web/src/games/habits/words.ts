/** How the events and options of Habits are said: with the phrases of the cards in them. */
import type { Arguments } from "../../words/words.svelte";
import type { GameWords, Option, Reader } from "../face";
import { dotted, eventArguments, joined } from "../say";
import { deck } from "./deck.svelte";
import { votersOf } from "./scene";
import type { Card, Told, View } from "./view";
import type { VotesRevealed } from "./wire";

type To = Reader<View>;

/** What the catalogue can't put into words; undefined where it can. */
function own(event: Told, to: To): Arguments | undefined {
  if (event.type === "RoundBegan") return { last: event.round === to.view.rounds ? "yes" : "no" };
  if (event.type === "VotesRevealed") return { votes: ballots(event, to) };
  if (event.type === "Tied") return { markers: joined(event.markers.map(String)) };
  if (event.type === "HabitChosen") return { card: quoted([event.card], to), gains: scored(event.gains, to) };
  return undefined;
}

/** What the hand and the portraits show anyway isn't said twice. */
const SHOWN = ["HandDealt", "HandReceived", "Portrayed"];

const PACE: Record<string, number> = {
  Reminded: 3500,
  VotesRevealed: 2600,
  Tied: 1800,
  HabitChosen: 2600,
};

export const words: GameWords<View, Told> = {
  cards: (lang) => deck.load(lang),
  event(event, to) {
    if (SHOWN.includes(event.type)) return null;
    const args = eventArguments({ ...event }, to);
    if (event.type === "Reminded" && to.seat !== null) return to.t("habits-page-reminded");
    if (event.type === "HabitsShown") return to.t("habits-board-turn", args);
    const mine = own(event, to);
    return mine ? to.t(`habits-event-${event.type}`, { ...args, ...mine }) : undefined;
  },
  // Everyone's token lies by their choice, as long as that is there.
  caption: ({ type }, to) => (type === "VotesRevealed" ? to.t("habits-page-open") : undefined),
  turned: (answers, to) => {
    const markers = [...new Set(answers.map(([, marker]) => marker))];
    const cast = (marker: Option) => answers.flatMap(([seat, each]) => (each === marker ? [seat] : []));
    return dotted(markers.map((marker) => to.t("habits-page-cast", { marker, names: to.names(cast(marker)) })));
  },
  // Of a round only the last has more to it than its headline says.
  kept: (event, { view }) =>
    event.type === "VotesRevealed" || (event.type === "RoundBegan" && event.round !== view.rounds) ? null : undefined,
  question(ask, to) {
    if (ask.what !== "vote" || to.view.patient === null) return undefined;
    if (to.view.patient === ask.seat) return to.t("habits-ask-vote-self");
    return to.t("habits-page-ask-vote", { name: to.name(to.view.patient) });
  },
  choice(ask, option, to, place) {
    const dealt = ask.what === "give" || ask.what === "pick";
    const phrase = deck.phrase(dealt ? Number(option) : to.view.spread[Number(option) - 1], to.view);
    if (ask.what !== "give" || place === undefined) return phrase;
    const name = to.name(to.view.gives_to[ask.seat]?.[place] ?? ask.seat);
    return to.t("habits-page-gift", { name, phrase });
  },
  held: (_, to) => to.view.hand.map((card) => deck.phrase(card, to.view)).join(" · "),
  answered: ["VotesRevealed", "TieSettled"],
  // What was voted: a table goes on to the next patient.
  stands: ["HabitChosen", "Tied"],
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

function ballots({ votes, cards }: VotesRevealed, to: To): string {
  const markers = cards.map((_, place) => place + 1);
  const cast = markers.filter((marker) => votes.includes(marker));
  return cast
    .map((marker) => to.t("habits-page-cast", { marker, names: to.names(votersOf(votes, marker)) }))
    .join("\u00a0· ");
}

function scored(gains: number[], to: To): string {
  const seats = gains.flatMap((gain, seat) => (gain > 0 ? [seat] : []));
  return to.t("habits-board-scored", { points: Math.max(...gains), names: to.names(seats) });
}
