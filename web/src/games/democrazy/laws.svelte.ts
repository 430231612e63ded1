/** The law cards: what is printed on each, in the language of the table's cards. */
import { FluentBundle } from "@fluent/bundle";
import rows from "../../../../src/isoloir/content/democrazy/laws.jsonl";
import { resource } from "../../words/bare";
import type { Arguments, Lang } from "../../words/words.svelte";
import { PerLanguage } from "../perLanguage.svelte";
import type { Effect, Law, LawId, View } from "./view";

/** A law as it is read: its words are in the language of the table's cards. */
export interface Card extends Pick<Law, "id" | "kind" | "circle" | "trigger"> {
  symbol?: Law["symbol"];
  title: string;
  text: string;
  lang: Lang;
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
    return { ...house, title: house.title?.[cards] ?? titled(law), text: house.text?.[cards] ?? "", lang: cards };
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
function composed(id: LawId, view: Table): Effect | null | undefined {
  return [view.proposal, view.voted].find((each) => each?.law === id)?.written;
}

function blankCard(id: LawId, view: Table, cards: Lang): Card {
  const effect = composed(id, view);
  const text = effect ? written(effect, cards) : sentences.say(cards, "democrazy-law-blank");
  const title = sentences.say(cards, "democrazy-law-blank-title");
  return { id, kind: "red", circle: "black", trigger: "now", title, text, lang: cards };
}

/** Is it about the player with the most or the fewest tokens? Then ties need a word of explanation. */
export function speaksOfWealth(law: LawId, view: Table): boolean {
  const own = OWN.get(law);
  if (own) return own.wealth;
  const effect = composed(law, view) ?? view.house.find((each) => each.id === law)?.effect;
  return /"(richest|poorest)/.test(JSON.stringify(effect ?? ""));
}

type Part = "who" | "count" | "colour" | "to";

/** A law composed at the table, as a sentence. */
export function written(effect: Effect, cards: Lang): string {
  const { do: act, who, count, colour, to }: { do: string } & Partial<Record<Part, unknown>> = effect;
  return sentences.say(cards, `democrazy-law-written-${act}`, {
    who: sentences.say(cards, `democrazy-law-who-${who}`),
    count: Number(count ?? 1),
    colour: String(colour ?? "any"),
    to: String(to ?? ""),
  });
}
