/** A small table of Habits for the tests beside it. */
import type { Sitter } from "../face";
import type { View } from "./view";

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
  side: "a",
  strangers: false,
  house_phrases: ["You own this table."],
  round: 1,
  turn: 0,
  pick: 0,
  patient: 2,
  hand: [],
  given: [],
  spread: [5, 172, 9],
  votes: [],
  history: [],
  kept: [[], [], [], []],
  portraits: [],
  scores: [0, 0, 0, 0],
};
export const CHOSEN = [
  { type: "VotesRevealed", seat: 2, cards: [5, 172, 9], votes: [2, 2, 1, 2] },
  { type: "HabitChosen", seat: 2, marker: 2, card: 172, gains: [1, 1, 0, 1], scores: [1, 1, 0, 1] },
];
