/** The slate at any moment of the telling: the view before, plus what has been told so far. */
import type { GameEvent, Seat } from "../face";
import { type Aim, LETTERS, type Opened, type View, type Vote, type Word } from "./view";

export interface Scene {
  round: number;
  turn: number;
  aim: Aim;
  pile: Word[];
  /** What the words are matched with: the pile's last card, but not one that has won and waits for the next turn. */
  reference: Word | undefined;
  /** How many of the pile's last cards have just been added. */
  fresh: number;
  /** What Score brings in this turn. */
  worth: number;
  words: (Word | null)[];
  active: Seat[];
  /** The open ballots, while they lie on the slate. */
  votes: (Vote | null)[] | null;
  /** What won; null until it is said. */
  won: Vote[] | null;
  /** What is being paid right now, by seat. */
  paid: number[];
  gains: number[];
  over: boolean;
}

export function sceneOf(view: View, before: View | null, told: GameEvent[], at: number): Scene {
  if (at >= told.length) return resting(view);
  const start = before ? resting(before) : { ...resting(view), pile: [], words: [], active: [], over: false };
  return told.slice(0, at + 1).reduce(after, start);
}

function resting(view: View): Scene {
  const { round, turn, aim, pile, words, active, gains } = view;
  const top = { pile, reference: pile.at(-1), fresh: 0, worth: pile.length };
  const scene = { round, turn, aim, ...top, active, gains, paid: [], over: false };
  if (view.next === "over" && view.last) return { ...scene, ...ended(view.last) };
  return { ...scene, words: view.next === "vote" ? words : [], votes: null, won: null };
}

/** The pile has been put away; the vote that ended the game stays where it was. */
function ended({ reference, words, votes, won }: Opened): Partial<Scene> & Pick<Scene, "words" | "votes" | "won"> {
  return { pile: [reference], reference, words, votes, won, over: true };
}

type Field = { [key: string]: unknown };

const AFTER: Record<string, (scene: Scene, event: Field) => Partial<Scene>> = {
  RoundBegan: (scene, event) => ({
    round: event.round as number,
    turn: 0,
    aim: event.aim as Aim,
    pile: [event.word as Word],
    reference: event.word as Word,
    fresh: 1,
    worth: 1,
    words: [],
    active: scene.gains.map((_, seat) => seat),
    gains: scene.gains.map(() => 0),
    ...CLEARED,
  }),
  TurnBegan: (scene, event) => ({
    turn: event.turn as number,
    reference: event.reference as Word,
    words: event.words as Word[],
    worth: scene.pile.length,
    ...CLEARED,
  }),
  Voted: (_, event) => ({ votes: event.votes as (Vote | null)[] }),
  NoMajority: () => ({ won: [] }),
  Scored: (scene, event) => ({
    won: [...(scene.won ?? []), "score" as const],
    ...pay(scene, event),
  }),
  WordsWon: (scene, event) => ({
    won: [...(scene.won ?? []), ...lettersOf(event.words as Word[], scene)],
    pile: [...scene.pile, ...(event.words as Word[])],
    fresh: (event.words as Word[]).length,
    active: event.seats as Seat[],
  }),
  TwoLeft: (scene, event) => pay(scene, event),
  RoundEnded: (_, event) => ({ gains: event.gains as number[] }),
  GameWon: () => ({ over: true }),
};

const CLEARED = { votes: null, won: null, paid: [] } satisfies Partial<Scene>;

function after(scene: Scene, event: GameEvent): Scene {
  return { ...scene, fresh: 0, ...AFTER[event.type]?.(scene, event) };
}

function pay(scene: Scene, event: Field): Partial<Scene> {
  const seats = event.seats as Seat[];
  const paid = scene.gains.map((_, seat) => (seats.includes(seat) ? (event.points as number) : 0));
  return { paid, gains: scene.gains.map((gain, seat) => gain + (paid[seat] ?? 0)) };
}

function lettersOf(words: Word[], scene: Scene): Vote[] {
  return LETTERS.filter((_, place) => words.includes(scene.words[place] as Word));
}

export function votersOf(votes: (Vote | null)[] | null, vote: Vote): Seat[] {
  return (votes ?? []).flatMap((each, seat) => (each === vote ? [seat] : []));
}
