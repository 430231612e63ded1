/** A table of four in the middle of a round, for the tests. */
import type { View } from "./view";

export const VIEW: View = {
  seat: 0,
  next: "commit",
  round: 1,
  deck: 48,
  hand: ["R0", "R9", "R9", "B5"],
  hand_sizes: [4, 4, 4, 4],
  packet: [],
  packet_size: 0,
  memories: [{ looks: [], gave: "Y7", got: "R0" }],
  tricks: [[["R5", "B9", "Y3", "B2"]]],
  table: [],
  open_from: null,
  token: 2,
  won: [["R5"], ["B9"], [], ["B2"]],
  discard: [],
  coins: [4, 0, 2, 1],
};
export const TOLD = [
  { type: "Revealed", round: 1, trick: 2, cards: ["R0", "R3", "B2", "Y7"] },
  { type: "Stolen", seat: 0, owner: 1, card: "R3" },
  { type: "Killed", seat: 3, card: "Y7", by: ["B2"] },
  { type: "EffectLost", seat: 1, card: "R3" },
  { type: "Collected", round: 1, trick: 2, won: [["R0", "R3"], [], ["B2"], []] },
  {
    type: "ColourDebated",
    round: 1,
    colour: "R",
    totals: [8, 8, 3, 0],
    best: 8,
    firsts: [0, 1],
    seconds: [2],
    share: 2,
    coins: [2, 2, 2, 0],
  },
];
