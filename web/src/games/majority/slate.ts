/** What's on the slate at one moment. */
import type { Seat } from "../face";
import type { Opened, Told, View, Vote, Word } from "./view";

export interface Scene {
  round: number;
  turn: number;
  aim: View["aim"];
  pile: Word[];
  /** What the words are matched with: the pile's last card, but not one that has won and waits for the next turn. */
  reference: Word | undefined;
  /** How many of the pile's last cards have just been added. */
  fresh: number;
  words: (Word | null)[];
  active: Seat[];
  /** The open ballots, while they lie on the slate. */
  votes: (Vote | null)[] | null;
  /** What won; null until it is said. */
  won: Vote[] | null;
  /** What this vote paid, by seat. */
  paid: number[];
  gains: number[];
  over: boolean;
}

export function sceneOf(view: View, lit: Told | null, closed: readonly Seat[] = []): Scene {
  const { round, turn, aim, active, gains } = view;
  const over = view.next === "over";
  const open = onTheSlate(view);
  const words = open?.words ?? view.words.filter((word) => word !== null);
  /** The pile has been put away; the vote that ended the game stays where it was. */
  const pile = over && open ? [open.reference] : view.pile;
  const reference = open?.reference ?? pile.at(-1);
  const won = lit?.type === "Voted" ? null : (open?.won ?? null);
  const common = { round, turn, aim, active, gains, over, pile, reference, words, fresh: freshIn(lit) };
  return {
    ...common,
    votes: open?.votes.map((vote, seat) => (closed.includes(seat) ? null : vote)) ?? null,
    won,
    paid: open?.gains ?? [],
  };
}

/** The green and red card of a new round, as long as nobody has tossed it. */
export function liesOnItsBack({ reversed_rounds, turn, pile, next }: View, waits: boolean): boolean {
  return waits && reversed_rounds && turn <= 1 && pile.length === 1 && next !== "over";
}

/** The votes of this very turn; none once another has begun. */
function onTheSlate({ last, round, turn }: View): Opened | null {
  return last?.round === round && last.turn === turn ? last : null;
}

function freshIn(lit: Told | null): number {
  if (lit?.type === "WordsWon") return lit.words.length;
  return lit?.type === "RoundBegan" ? 1 : 0;
}

export function votersOf(votes: (Vote | null)[] | null, vote: Vote): Seat[] {
  return (votes ?? []).flatMap((each, seat) => (each === vote ? [seat] : []));
}
