/** A table of four in the middle of a round, and a trick of it with its debate, for the tests. */
import type { Debate, Laid, Told, View } from "./view";

export const VIEW: View = {
  seat: 0,
  next: "commit",
  first_edition_spy: false,
  stolen_two_kills: true,
  first_token: null,
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
  laid: [],
  order: [],
  debates: [],
  powers: [
    [5, 0, 0, 0],
    [0, 9, 0, 2],
    [0, 0, 0, 0],
  ],
  trick: 2,
  tricks_in_round: 4,
  rounds: 4,
  teams: [
    [0, 2],
    [1, 3],
  ],
  places: { left: [1, 2, 3, 0], right: [3, 0, 1, 2], partner: [2, 3, 0, 1] },
};

export function laid(seat: number, card: string, more: Partial<Laid> = {}): Laid {
  return { card, seat, front: seat, stolen: false, dead: false, betrayed: false, note: "", ...more };
}

/** A view with these cards on the table and the trick not collected yet. */
export function lying(view: View, cards: Laid[]): View {
  return { ...view, laid: cards, table: cards };
}

const DEBATE: Debate = {
  colour: "R",
  totals: [8, 8, 3, 0],
  best: 8,
  firsts: [0, 1],
  seconds: [2],
  share: 2,
  coins: [2, 2, 2, 0],
};
const PLAYED: View = {
  ...VIEW,
  hand: ["R9", "R9", "B5"],
  hand_sizes: [3, 3, 3, 3],
  tricks: [[...VIEW.tricks[0]!, ["R0", "R3", "B2", "Y7"]]],
};
const [STOLEN, IDLE] = [
  laid(1, "R3", { front: 0, stolen: true }),
  laid(1, "R3", { front: 0, stolen: true, note: "idle" }),
];
const DEAD = laid(3, "Y7", { dead: true });
const COLLECTED: View = {
  ...PLAYED,
  laid: [laid(0, "R0"), IDLE, laid(2, "B2"), DEAD],
  won: [["R0", "R3", "R5"], ["B9"], ["B2"], ["B2"]],
  powers: [
    [8, 0, 0, 0],
    [0, 9, 2, 2],
    [0, 0, 0, 0],
  ],
  discard: ["Y7"],
  trick: 3,
};

/** Each thing told, and the table as it is then. */
export const STEPS: { lit: Told; view: View }[] = [
  {
    lit: { type: "Revealed", round: 1, trick: 2, cards: ["R0", "R3", "B2", "Y7"] },
    view: lying(PLAYED, [laid(0, "R0"), laid(1, "R3"), laid(2, "B2"), laid(3, "Y7")]),
  },
  {
    lit: { type: "Stolen", seat: 0, owner: 1, card: "R3" },
    view: lying(PLAYED, [laid(0, "R0"), STOLEN, laid(2, "B2"), laid(3, "Y7")]),
  },
  {
    lit: { type: "Killed", seat: 3, card: "Y7", by: ["B2"] },
    view: lying(PLAYED, [laid(0, "R0"), STOLEN, laid(2, "B2"), DEAD]),
  },
  {
    lit: { type: "EffectLost", seat: 1, card: "R3" },
    view: lying(PLAYED, [laid(0, "R0"), IDLE, laid(2, "B2"), DEAD]),
  },
  {
    lit: { type: "Collected", round: 1, trick: 2, won: [["R0", "R3"], [], ["B2"], []] },
    view: COLLECTED,
  },
  {
    lit: { type: "ColourDebated", round: 1, ...DEBATE },
    view: { ...COLLECTED, debates: [DEBATE], coins: [6, 2, 4, 1] },
  },
];
export const TOLD = STEPS.map(({ lit }) => lit);
