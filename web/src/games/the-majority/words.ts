/** How The Majority's events and options are said: cards by colour and power, effects by name. */
import type { GameEvent, GameWords, Reader, Seat } from "../face";
import { dotted, eventArguments } from "../say";
import { effect, listed, named } from "./said";
import type { Card, Told, View } from "./view";
import type { ColourDebated, GiftReceived, SpyNamed } from "./wire";

type To = Reader<View>;

const ONE_CARD = ["card", "given", "received"];
const ONE_SEAT = ["owner", "holder", "to"];
const SEATS = ["spies", "firsts", "seconds"];
/** What the page shows anyway. */
const SILENT = ["PacketHeld", "HandTaken"];
/** What stays on the table: a debate with its sum, and what a trick has brought. */
const ON_TABLE = ["ColourDebated", "Collected"];
const OF_A_TRICK = [
  "CardShown",
  "Revealed",
  "BribesCancelled",
  "Stolen",
  "Killed",
  "EffectLost",
  "SpyNamed",
  "OpenTrickAhead",
  "Betrayed",
];

/** What was told to one seat alone, read by nobody in particular: in an open replay. */
function gave({ seat, given }: GiftReceived, to: To): string {
  const giver = to.name(to.view.places.partner[seat] ?? seat);
  return to.t("the-majority-page-gave", { giver, seat: to.name(seat), card: named(given, to.t) });
}

/** The question put at each step. */
const STEPS: Record<string, string> = { draft: "draft", exchange: "give", commit: "play", commit_openly: "show" };

const PACE: Record<string, number> = {
  TokenPlaced: 900,
  RoundBegan: 1200,
  PacketHeld: 0,
  PacketsPassed: 900,
  LastCardKept: 700,
  HandTaken: 0,
  GiftsExchanged: 0,
  GiftReceived: 1500,
  CardShown: 700,
  Revealed: 1700,
  BribesCancelled: 1500,
  Stolen: 1300,
  Killed: 1300,
  EffectLost: 1000,
  SpyNamed: 1500,
  OpenTrickAhead: 900,
  Betrayed: 1300,
  Collected: 1300,
  ColourDebated: 2400,
  RoundEnded: 1200,
};

export const words: GameWords<View, Told> = {
  event(event, to) {
    if (SILENT.includes(event.type)) return null;
    if (to.seat === null && event.type === "LastCardKept") return null;
    if (to.seat === null && event.type === "GiftReceived") return gave(event, to);
    if (event.type === "ColourDebated" && event.best !== 0)
      return to.t("the-majority-page-debated", debated(event, to));
    if (event.type === "SpyNamed") return to.t("the-majority-page-spy", spy(event, to));
    return to.t(`the-majority-event-${event.type}`, { ...eventArguments({ ...event }, to), ...fields(event, to) });
  },
  turned: (answers, to) => dotted(answers.map(([seat, card]) => `${to.name(seat)}\u00a0${named(String(card), to.t)}`)),
  kept(event, to) {
    // Once a round is over its tricks are, too.
    const over = to.now.packet_size > 0 || to.now.next === "over";
    if (ON_TABLE.includes(event.type) || (over && OF_A_TRICK.includes(event.type))) return null;
    // Said again where all cards are named.
    if (event.type === "CardShown" && to.now.table.length === 0) return null;
    if (event.type === "Revealed")
      return to.t("the-majority-page-played", { trick: String(event.trick), ...fields(event, to) });
    // Of several spies, which one and why has been told.
    return event.type === "SpyNamed" ? to.t("the-majority-page-spy", { ...spy(event, to), several: "no" }) : undefined;
  },
  question(ask, to) {
    const { left, partner } = to.view.places;
    const name = (seats: readonly (Seat | null)[]) => to.name(seats[ask.seat] ?? ask.seat);
    if (ask.what === "draft") return to.t("the-majority-page-ask-draft", { name: name(left) });
    if (ask.what === "give") return to.t("the-majority-page-ask-give", { name: name(partner) });
    return undefined;
  },
  choice: (_, option, to) => {
    const does = effect(String(option), to.t);
    return does ? `${named(String(option), to.t)} · ${does}` : named(String(option), to.t);
  },
  answered: ["Revealed", "CardShown", "GiftReceived"],
  held: (_, to) => listed([...to.view.packet, ...to.view.hand], to.t),
  steps: (view) => [STEPS[view.next]],
  remark: fields,
  scores: (view) => view.coins,
  teams: (view) => view.teams,
  pace: (event) => PACE[event.type] ?? 1100,
};

/** Why this one: of several spies, the furthest from the token. */
function spy(event: SpyNamed, to: To) {
  const { spies } = event;
  return {
    ...eventArguments({ ...event }, to),
    spies: to.names(spies),
    several: spies.length > 1 ? "yes" : "no",
    held: event.holder === event.seat ? "yes" : "no",
  };
}

/** Those who are paid, and how many they are. */
function debated(event: ColourDebated, to: To) {
  const { firsts, seconds } = event;
  return {
    ...eventArguments({ ...event }, to),
    ...fields(event, to),
    several: firsts.length > 1 ? "yes" : "no",
    second: ["none", "one"][seconds.length] ?? "several",
  };
}

function fields(event: GameEvent | Told, to: To): Record<string, string> {
  const found = Object.entries(event).map(([name, value]) => [name, field(event, name, value, to)] as const);
  return Object.fromEntries(found.filter((each): each is [string, string] => each[1] !== undefined));
}

function field(event: { type: string }, name: string, value: unknown, to: To): string | undefined {
  if (name === "colour") return to.t(`the-majority-colour-${value}`);
  if (ONE_CARD.includes(name)) return named(value as Card, to.t);
  if (ONE_SEAT.includes(name)) return to.name(value as Seat);
  if (SEATS.includes(name)) return to.names(value as Seat[]) || to.t("the-majority-nobody");
  // Two alike are named once.
  if (name === "by") return listed([...new Set(value as Card[])], to.t);
  if (name === "won")
    return (value as Card[][]).map((cards, seat) => `${to.name(seat)} ${listed(cards, to.t)}`).join("\u00a0· ");
  if (name === "cards") return cards(event, value as Card[], to);
  if (name === "totals" || name === "coins") return numbers(value as number[], to);
  return undefined;
}

function cards(event: { type: string }, value: Card[], to: To): string {
  if (event.type !== "Revealed") return listed(value, to.t);
  return value.map((card, seat) => `${to.name(seat)} ${named(card, to.t)}`).join(", ");
}

/** By seat with the names; by team with theirs. */
function numbers(value: number[], to: To): string {
  if (value.length < to.sitters.length)
    return value.map((number, team) => `${to.t(`the-majority-team-${team}`)}\u00a0${number}`).join(", ");
  return value.map((number, seat) => `${to.name(seat)}\u00a0${number}`).join(", ");
}
