/** A table of The Third Man as the server shows it, for the tests. */
import type { Bid, View } from "./wire";

export const BID: Bid = {
  leader: 2,
  cards: [2, 6, 5, 0],
  places: ["third", "first", "second", "last"],
  gains: [4, 4, -5, 0],
  void: false,
};

export const VIEW: View = {
  seat: 0,
  next: "follow",
  first_leader: null,
  deal: 1,
  leader: 2,
  lead: 5,
  hands: [[1], [2], [5], [9]],
  played: [[0, 2, 3], [], [], []],
  scores: [0, 0, 0, 0],
  bids: [],
  shown: [],
  led: 0,
  voids: 0,
  tokens: [0, 0, 0, 0],
  course: "",
  bid: null,
  number: 1,
  bids_in_deal: 9,
  tokens_to_win: 3,
  limit: 20,
};

/** The bid has been scored, and seat 1 leads the next. */
export const SCORED: View = { ...VIEW, lead: null, next: "lead", leader: 1, scores: [4, 4, -5, 0], bid: BID };
