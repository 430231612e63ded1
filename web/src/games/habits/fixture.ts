/** A small table of Habits for the tests beside it. */
import type { Sitter } from "../face";
import type { View } from "./view";
import type { HabitChosen, VotesRevealed } from "./wire";

export const SITTERS = ["Ada", "Ben", "Cleo", "Dov"].map(
  (name, seat): Sitter => ({
    seat,
    name,
    look: { shape: "heart", colour: "teal" },
    letter: name[0]!,
    bot: seat === 3,
    auto: false,
    mine: seat === 1,
  }),
);

export const VIEW: View = {
  seat: 1,
  next: "vote",
  seats: 4,
  cards: "en",
  strangers: false,
  house_phrases: ["You own this table."],
  round: 1,
  start: 2,
  turn: 0,
  pick: 0,
  patient: 2,
  hand: [],
  given: [],
  discards: [],
  looked: [],
  spread: [5, 490, 9],
  votes: [],
  tied: [],
  history: [],
  chosen: null,
  kept: [[], [], [], []],
  portraits: [],
  scores: [0, 0, 0, 0],
  points: 1,
  rounds: 4,
  reminder: true,
  gives_to: [
    [1, 2, 3],
    [2, 3, 0],
    [3, 0, 1],
    [0, 1, 2],
  ],
};
export const VOTED: VotesRevealed = { type: "VotesRevealed", seat: 2, cards: [5, 490, 9], votes: [2, 2, 1, 2] };
export const CHOSEN: HabitChosen = {
  type: "HabitChosen",
  seat: 2,
  marker: 2,
  card: 490,
  gains: [1, 1, 0, 1],
  scores: [1, 1, 0, 1],
};
/** The table when the votes are face up. */
export const OPEN: View = { ...VIEW, votes: VOTED.votes, reminder: false };
/** The table when it is told what was chosen. */
export const AFTER: View = {
  ...OPEN,
  history: [{ round: 1, patient: 2, spread: VIEW.spread, votes: VOTED.votes, chosen: 490 }],
  chosen: 2,
  kept: [[], [], [490], []],
  scores: [1, 1, 0, 1],
};
