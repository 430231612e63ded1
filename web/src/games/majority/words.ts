/** How Majority's events and options are said: with the words of the cards in them. */
import type { GameEvent, GameWords, Option, Reader, Seat } from "../face";
import { eventArguments, signed } from "../say";
import { deck } from "./deck.svelte";
import { LETTERS, placeOf, type View, type Vote, type Word } from "./view";

type To = Reader<View>;

const SAID: Record<string, (event: GameEvent, to: To) => Record<string, string>> = {
  RoundBegan: (event, to) => ({ word: said(event.word as Word, to) }),
  TurnBegan: (event, to) => ({ reference: said(event.reference as Word, to), words: lettered(event, to) }),
  Voted: (event, to) => ({ votes: ballots(event.votes as (Vote | null)[], to) }),
  WordsWon: (event, to) => ({ words: (event.words as Word[]).map((word) => said(word, to)).join(", ") }),
  RoundEnded: (event, to) => ({ gains: taken(event.gains as number[], to) }),
  GameWon: (event, to) => ({
    scores: (event.scores as number[]).map((score, seat) => `${to.name(seat)} ${score}`).join(", "),
  }),
};

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

export const words: GameWords<View> = {
  event(event, to) {
    const own = SAID[event.type];
    return own ? to.t(`majority-event-${event.type}`, { ...eventArguments(event, to), ...own(event, to) }) : undefined;
  },
  choice(_, option, to) {
    const place = placeOf(option);
    return place < 0 ? undefined : `${option} · ${said(to.view.words[place] ?? null, to)}`;
  },
  remark: ({ word, reference }, to) => ({
    word: said((word as Word | undefined) ?? null, to),
    reference: said((reference as Word | undefined) ?? null, to),
  }),
  scores(view) {
    const known = view.scores.filter((score) => score !== null);
    return known.length === view.scores.length ? known : undefined;
  },
  pace: (event) => PACE[event.type] ?? 1100,
};

function said(word: Word | null, to: To): string {
  return deck.word(word, to.view);
}

function lettered(event: GameEvent, to: To): string {
  return LETTERS.map((letter, place) => `${letter} ${said((event.words as Word[])[place] ?? null, to)}`).join(", ");
}

/** Only those who voted. */
function ballots(votes: (Vote | null)[], to: To): string {
  const cast = (vote: Vote | null, seat: Seat) => (vote ? [`${to.name(seat)}\u00a0${nameOf(vote, to)}`] : []);
  return votes.flatMap(cast).join(", ");
}

function nameOf(vote: Option, to: To): string {
  return to.t(`majority-choice-vote-${vote}`);
}

function taken(gains: number[], to: To): string {
  const took = gains.flatMap((gain, seat) => (gain ? [`${to.name(seat)} ${signed(gain)}`] : []));
  return took.join(", ") || to.t("majority-nobody-scores");
}
