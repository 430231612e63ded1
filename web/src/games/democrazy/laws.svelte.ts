/** The law cards: what is printed on each, in the language of the table's cards. */
import { FluentBundle } from "@fluent/bundle";
import rows from "../../../../src/isoloir/content/democrazy/laws.jsonl";
import { resource } from "../../words/bare";
import type { Arguments, Lang } from "../../words/words.svelte";
import { PerLanguage } from "../perLanguage.svelte";
import type { Draft } from "./forms/draft";
import { sentenceOf } from "./forms/sentence.svelte";
import type { Effect, Law, LawId, View } from "./view";

/** A law as it is read: its words are in the language of the table's cards. */
export interface Card extends Pick<Law, "id" | "kind" | "circle" | "trigger"> {
  symbol?: Law["symbol"];
  title: string;
  text: string;
  lang: Lang;
  /** Carried out by the table's hand: nobody can say beforehand what it comes to. */
  byHand?: boolean;
  /** What the game makes of a sentence of somebody's own. */
  does?: string;
}

type Row = Law & { wealth: boolean };

const OWN: ReadonlyMap<LawId, Row> = new Map(rows.map((row) => lawOf(row.split(" "))).map((law) => [law.id, law]));

function lawOf([id, kind, circle, trigger, symbol, wealth]: string[]): Row {
  return { id, kind, circle, trigger, ...(symbol && { symbol }), wealth: wealth === "wealth" } as Row;
}

const FOLDER = "../../../../src/isoloir/content/messages";
const files = import.meta.glob<string>("../../../../src/isoloir/content/messages/*/democrazy-law.ftl", {
  import: "default",
});

class Sentences extends PerLanguage<FluentBundle> {
  say(lang: Lang, id: string, args?: Arguments): string {
    const bundle = this.in(lang);
    const pattern = bundle?.getMessage(id)?.value;
    return bundle && pattern ? bundle.formatPattern(pattern, args) : "…";
  }
}

function bundleOf(lang: Lang, catalogue: string): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(resource(catalogue));
  return bundle;
}

export const sentences = new Sentences((lang) =>
  files[`${FOLDER}/${lang}/democrazy-law.ftl`]?.().then((catalogue) => bundleOf(lang, catalogue)),
);

/** As much of a view as a law card needs. */
type Table = Pick<View, "house" | "proposal" | "voted">;

export function cardOf(law: LawId, view: Table, cards: Lang): Card {
  const house = view.house.find((each) => each.id === law);
  if (house)
    return {
      ...house,
      byHand: house.effect.do === "hand",
      title: house.title?.[cards] ?? titled(law),
      text: house.text?.[cards] ?? "",
      lang: cards,
    };
  const own = OWN.get(law);
  if (!own) return blankCard(law, view, cards);
  const id = `democrazy-law-${law}`;
  /** A number stays on the line of what it counts. */
  const text = sentences.say(cards, id).replace(/(\d) /g, "$1\u00a0");
  return { ...own, title: sentences.say(cards, `${id}-title`), text, lang: cards };
}

/** A house law without a title goes by its name: `free-ice-cream` reads “Free ice cream”. */
function titled(law: LawId): string {
  const spaced = law.replaceAll("-", " ");
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** What was written on a blank card. */
function composed(id: LawId, view: Table) {
  return [view.proposal, view.voted].find((each) => each?.law === id && each.written);
}

function blankCard(id: LawId, view: Table, cards: Lang): Card {
  const own = composed(id, view);
  const does = own?.written ? written(own.written, cards) : sentences.say(cards, "democrazy-law-blank");
  const title = sentences.say(cards, "democrazy-law-blank-title");
  const byHand = own?.written?.do === "hand";
  const said = own?.words ? { text: own.words, does: byHand ? undefined : does } : { text: does };
  return { id, kind: "red", circle: "black", trigger: "now", title, ...said, lang: cards, byHand };
}

/** Is it about the player with the most or the fewest tokens? Then ties need a word of explanation. */
export function speaksOfWealth(law: LawId, view: Table): boolean {
  const own = OWN.get(law);
  if (own) return own.wealth;
  const effect = composed(law, view)?.written ?? view.house.find((each) => each.id === law)?.effect;
  return /"(richest|poorest)/.test(JSON.stringify(effect ?? ""));
}

/** A law composed at the table, as a sentence. */
export function written({ do: deed, ...parts }: Effect, cards: Lang): string {
  return sentenceOf(cards, { trigger: "now", when: "", once: false, do: deed, parts } as unknown as Draft);
}
