/** How Démocrazy's events and options are said: laws by their title and sentence, tokens by number and colour. */
import { words as language } from "../../words/words.svelte";
import type { GameEvent, GameWords, Option, Reader } from "../face";
import { eventArguments, signed, tally } from "../say";
import type { Draft } from "./forms/draft";
import { said as formed, word } from "./forms/sentence.svelte";
import { cardOf, sentences, speaksOfWealth, written } from "./laws.svelte";
import { total } from "./scene";
import {
  COLOURS,
  type Colour,
  type Effect,
  type LawId,
  type Line,
  type Move,
  NAMING,
  type Reason,
  type Told,
  type View,
  type Vote,
} from "./view";
import { why } from "./why";

type To = Reader<View>;
type Said = Record<string, string>;

/** Fields of any event that are said in the same way wherever they stand. */
const FIELDS: Record<string, (value: never, to: To) => string> = {
  law: (law: LawId, to) => quoted(law, to),
  laws: (laws: LawId[], to) => laws.map((law) => quoted(law, to)).join(", "),
  colours: (colours: Colour[], to) => amounts(colours, to),
  colour: (colour: Colour, to) => amounts([colour], to),
  gave: (colour: Colour, to) => amounts([colour], to),
  got: (colour: Colour, to) => amounts([colour], to),
  joker: (joker: string, to) => to.t(`democrazy-vote-${joker}`),
  to: (target: number | string, to) =>
    typeof target === "number" ? to.name(target) : to.t(`democrazy-side-${target}`),
  votes: (votes: Vote[], to) => ballots(votes, to),
  lines: (lines: Line[], to) => explained(lines, to),
  effect: (effect: Effect, to) => written(effect, to.cards),
  moves: (moves: Move[], to) => sayMoves(moves, to),
  why: (reasons: Reason[], to) => why(reasons.filter(untold), (law) => cardFor(law, to), to.t).join(" "),
};

/** A plain majority shows in the numbers. */
const untold = ({ because }: Reason) => because !== "majority";

/** Where the page has words of its own: a law that acts only once may find nothing to act on, so its own sentence is added. */
function ownWords(event: Told, to: To): string | undefined {
  if (event.type === "Applied" && cardFor(event.law, to).trigger === "now") return "democrazy-page-acts";
  return event.type === "GameBegan" ? "democrazy-page-began" : undefined;
}
/** Shorter on screen, since the law is on the table with its ballots beside it. */
const BRIEF = ["LawTaken", "Proposed", "Voted"];
const GONE = ["TurnBegan", "LawDrawn", "Posted"];

const PACE: Record<string, number> = {
  GameBegan: 1600,
  HandDealt: 0,
  JokerDealt: 0,
  LawTaken: 0,
  TurnBegan: 900,
  LawDrawn: 600,
  Proposed: 1600,
  Voted: 3200,
  Applied: 1100,
  CameIntoForce: 1300,
  Posted: 1500,
  Repealed: 1300,
  Counted: 1400,
};

export const words: GameWords<View, Told> = {
  cards: (lang) => sentences.load(lang),
  held: (seat, to) =>
    [
      ...(to.view.known[seat] ?? []).map((law) => quoted(law, to)),
      ...(to.view.joker ? [to.t(`democrazy-vote-${to.view.joker}`)] : []),
    ].join(", "),
  event(event, to) {
    if (event.type === "HandDealt") return null;
    return sentence(ownWords(event, to) ?? `democrazy-event-${event.type}`, event, to);
  },
  caption: (event, to) =>
    BRIEF.includes(event.type) ? sentence(`democrazy-page-brief-${event.type}`, event, to) : undefined,
  turned: (answers, to) => tally(answers, (vote) => to.t(`democrazy-vote-${vote}`)),
  kept: ({ type }) => (GONE.includes(type) ? null : undefined),
  question({ what }) {
    return isGap(what) ? formed(language.lang, `part-${what.slice(6)}`, {}, "…") : undefined;
  },
  choice(ask, option, to) {
    if (isGap(ask.what)) return word(language.lang, { trigger: "now" } as Draft, ask.what.slice(6), option);
    if (option === "back") return undefined;
    if (["propose", "name", "repeal", "drop", "hand-law"].includes(ask.what)) return cardFor(String(option), to).title;
    return NAMING.includes(ask.what) && typeof option === "number" ? to.name(option) : undefined;
  },
  steps(view) {
    const { next, seat, proposal, known } = view;
    const laws = next === "propose" && seat !== null ? known[seat] : [proposal?.law, view.acting];
    const wealth = laws?.some((law) => law && speaksOfWealth(law, view));
    return [...["propose", "name", "debate", "vote"].filter((step) => step === next), ...(wealth ? ["wealth"] : [])];
  },
  remark: fields,
  scores: (view) => (view.lines.length > 0 ? view.lines.map(total) : undefined),
  answered: ["Voted"],
  pace: (event) => PACE[event.type] ?? 1000,
};

function sentence(id: string, event: Told, to: To): string {
  return to.t(id, { ...eventArguments({ ...event }, to), why: "", ...fields({ ...event }, to) });
}

function fields(event: GameEvent, to: To): Said {
  const said: Said = {};
  for (const [field, value] of Object.entries(event)) {
    const say = FIELDS[field] as ((value: unknown, to: To) => string) | undefined;
    if (say) said[field] = say(value, to);
  }
  if (typeof event.law === "string") said.text = cardFor(event.law, to).text;
  if (said.effect) said.text = typeof event.words === "string" && event.words ? event.words : said.effect;
  return said;
}

/** A part of a blank law, said as in the form of house laws. */
const isGap = (what: string) => what.startsWith("blank-") && what !== "blank-words";

export function sayMoves(moves: readonly Move[], to: To): string {
  const each = ({ do: verb, who, to: taker, colour, law }: Move) =>
    to.t(`democrazy-move-${verb}`, {
      who: typeof who === "number" ? to.name(who) : to.t("democrazy-everyone"),
      to: typeof taker === "number" ? to.name(taker) : "",
      colour: colour ?? "any",
      law: law ? quoted(law, to) : "",
    });
  return moves.map(each).join("; ") || to.t("democrazy-no-move");
}

function cardFor(law: LawId, to: To) {
  return cardOf(law, to.view, to.cards);
}

function quoted(law: LawId, to: To): string {
  return to.t("democrazy-page-quoted", { law: cardFor(law, to).title });
}

/** `2 red, 1 green`. */
function amounts(colours: Colour[], to: To): string {
  const there = COLOURS.filter((colour) => colours.includes(colour));
  return there
    .map((colour) => to.t(`democrazy-count-${colour}`, { count: colours.filter((each) => each === colour).length }))
    .join(", ");
}

/** `YES: Léa and Tom; NO: Ada` */
function ballots(votes: Vote[], to: To): string {
  const heaps = (["yes", "no", "white", "black", "scam"] satisfies Option[]).map((vote) => {
    const seats = votes.flatMap((each, seat) => (each === vote ? [seat] : []));
    return seats.length > 0
      ? to.t("democrazy-page-heap", { vote: to.t(`democrazy-vote-${vote}`), seats: to.names(seats) })
      : "";
  });
  return heaps.filter(Boolean).join(" · ");
}

function explained(lines: Line[], to: To): string {
  return lines
    .map(({ law, points }) =>
      law === null ? to.t("democrazy-line-tokens", { points }) : `${quoted(law, to)} ${signed(points)}`,
    )
    .join(", ");
}
