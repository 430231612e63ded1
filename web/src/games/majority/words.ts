/** How Majority's events and options are said: with the words of the cards in them. */
import type { Arguments } from "../../words/words.svelte";
import type { GameWords, Reader, Seat } from "../face";
import { eventArguments, joined, signed, tally } from "../say";
import { toss } from "../toss.svelte";
import { deck } from "./deck.svelte";
import { liesOnItsBack, votersOf } from "./slate";
import { LETTERS, placeOf, type Told, type View, VOTES, type Vote, type Word } from "./view";
import type { TurnBegan } from "./wire";

type To = Reader<View>;

/** What the catalogue can't put into words; undefined where it can. */
function own(event: Told, to: To): Arguments | undefined {
  switch (event.type) {
    case "RoundBegan":
      return { word: said(event.word, to) };
    case "TurnBegan":
      return { reference: said(event.reference, to), words: lettered(event, to) };
    case "Voted":
      return { votes: ballots(event.votes, to) };
    case "WordsWon": {
      const won = event.words.map((word) => quoted(word, to));
      const counted = { count: won.length, votes: event.seats.length };
      return { ...counted, words: joined(won), top: won.at(-1) ?? "" };
    }
    case "RoundEnded":
      return { gains: taken(event.gains, to) };
    case "GameWon":
      return { scores: event.scores.map((score, seat) => `${to.name(seat)} ${score}`).join(", ") };
    default:
      return undefined;
  }
}

/** Where the page says it with words of its own. */
const PAGE: Record<string, string> = {
  RoundBegan: "majority-page-began",
  Voted: "majority-page-voted",
  WordsWon: "majority-page-won",
};

/** The slate shows the turn, what a round paid has just been said, and the last vote lies below with its words. */
const SHOWN = ["TurnBegan", "Voted", "RoundEnded"];

/** Shorter on screen, since everyone's token is at their choice, and anyone who's out is crossed off. */
const BRIEF: Record<string, string> = { Voted: "majority-page-open", WordsWon: "majority-page-won-brief" };

const PACE: Record<string, number> = {
  Voted: 2400,
  NoMajority: 2200,
  Scored: 2200,
  WordsWon: 2200,
  Eliminated: 1500,
  TwoLeft: 2400,
  RoundEnded: 2000,
  RoundBegan: 1800,
  TurnBegan: 900,
};

export const words: GameWords<View, Told> = {
  cards: (lang) => deck.load(lang),
  held: (seat, to) => to.t("majority-page-points", { points: to.view.scores[seat] ?? 0 }),
  event(event, to) {
    // Said once, with its words: not first with gaps where the cards are still on their way.
    if (!deck.in(to.view.cards)) return null;
    const untold = event.type === "RoundBegan" && liesOnItsBack(to.now, toss.waits);
    return sentence(
      untold ? "majority-page-began-toss" : (PAGE[event.type] ?? `majority-event-${event.type}`),
      event,
      to,
    );
  },
  caption: (event, to) => (event.type in BRIEF ? sentence(BRIEF[event.type]!, event, to) : undefined),
  turned: (answers, to) => tally(answers, (vote) => to.t(`majority-choice-vote-${vote}`)),
  kept: (event, to) => {
    if (event.type === "Eliminated") return gone(event.seats, to);
    return SHOWN.includes(event.type) ? null : undefined;
  },
  question: (_, to) =>
    to.t(`majority-ask-vote-${liesOnItsBack(to.view, toss.waits) ? "toss" : to.view.aim}`, {
      reference: said(to.view.pile.at(-1) ?? null, to),
    }),
  choice(_, option, to) {
    const place = placeOf(option);
    return place < 0 ? undefined : `${option} · ${said(to.view.words[place] ?? null, to)}`;
  },
  remark: ({ word, reference }, to) => ({
    word: said((word as Word | undefined) ?? null, to),
    reference: said((reference as Word | undefined) ?? null, to),
  }),
  steps: () => ["vote"],
  scores(view) {
    const known = view.scores.filter((score) => score !== null);
    return known.length === view.scores.length ? known : undefined;
  },
  pace: (event) => PACE[event.type] ?? 1100,
};

function sentence(id: string, event: Told, to: To): string | undefined {
  const mine = own(event, to);
  return mine && to.t(id, { ...eventArguments({ ...event }, to), ...mine });
}

function said(word: Word | null, to: To): string {
  return deck.word(word, to.view);
}

function lettered({ words }: TurnBegan, to: To): string {
  return LETTERS.map((letter, place) => `${letter}\u00a0${said(words[place] ?? null, to)}`).join(", ");
}

function quoted(word: Word, to: To): string {
  return to.t("majority-page-quoted", { word: said(word, to) });
}

/** If you play, the booth covers the others on the slate; not yourself, and not once everyone is back. */
function gone(out: Seat[], to: To): string | null {
  const seats = out.filter((seat) => seat !== to.seat && !to.now.active.includes(seat));
  if (to.seat === null || seats.length === 0) return null;
  return to.t("majority-page-out", { seats: to.names(seats), count: seats.length });
}

/** `A: Léa and Tom · Score: Ada`; only what got a vote. */
function ballots(votes: (Vote | null)[], to: To): string {
  const heaps = VOTES.map((vote) => ({ vote, seats: votersOf(votes, vote) })).filter(({ seats }) => seats.length > 0);
  return heaps
    .map(({ vote, seats }) =>
      to.t("majority-page-heap", { vote: to.t(`majority-choice-vote-${vote}`), seats: to.names(seats) }),
    )
    .join(" · ");
}

function taken(gains: number[], to: To): string {
  const took = gains.flatMap((gain, seat) => (gain ? [`${to.name(seat)} ${signed(gain)}`] : []));
  return took.join(", ") || to.t("majority-nobody-scores");
}
