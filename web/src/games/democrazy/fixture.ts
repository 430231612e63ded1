/** A small table of Démocrazy for the tests beside it. */
import type { GameEvent } from "../face";
import type { View } from "./view";

export const VIEW: View = {
  seat: 0,
  next: "vote",
  seats: 4,
  house: [],
  turn: 2,
  active: 1,
  tokens: [
    [2, 1, 0, 3],
    [1, 1, 1, 1],
    [0, 0, 4, 0],
    [1, 0, 0, 5],
  ],
  used: [false, false, true, false],
  force: [
    { law: "rust", declared: [] },
    { law: "songbird", declared: [1, 3] },
  ],
  pending: null,
  proposal: { law: "tomato-season", repeals: null, parts: [], written: null },
  vote: null,
  voted: null,
  agenda: [],
  after: "draw",
  ended: "",
  bag: [11, 13, 10, 6],
  holders: [true, true, false, true],
  joker: "scam",
  hand_sizes: [6, 5, 6, 6],
  known: [["open-bar", "rainbow"], [], [], []],
  deck_size: 20,
  lines: [6, 4, 4, 6].map((points) => [{ law: null, points }]),
  outlook: {
    law: "tomato-season",
    tokens: [0, 0, 0, 0].map((low) => ({ low, high: low })),
    points_without: [4, 6, 4, 8].map((low) => ({ low, high: low })),
    points_with: [
      { low: 8, high: 9 },
      { low: 8, high: 8 },
      { low: 4, high: 4 },
      { low: 6, high: 6 },
    ],
    repeals: ["rust"],
    ends: false,
  },
  prospects: {},
};

export const VOTED: GameEvent = {
  type: "Voted",
  law: "tomato-season",
  votes: ["scam", "yes", "no", "no"],
  yes: 1,
  no: 2,
  adopted: true,
  why: [
    { because: "majority", law: null, adopts: false },
    { because: "scam", law: null, adopts: true },
  ],
};
