/** The law cards: what is printed on each, in the language of the table's cards. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import rows from "../../../../src/isoloir/content/democrazy/laws.jsonl";
import type { Lang, Translate } from "../../words/words.svelte";
import { PerLanguage } from "../perLanguage.svelte";
import type { Effect, Law, LawId, View } from "./view";

/** A law as it is read: `lang` is the language of its words, undefined for the reader's own. */
export interface Card extends Pick<Law, "id" | "kind" | "circle" | "symbol" | "trigger" | "effect"> {
  title: string;
  text: string;
  lang: Lang | undefined;
}

const OWN: ReadonlyMap<LawId, Law> = new Map(rows.map((row) => lawOf(row.split(" "))).map((law) => [law.id, law]));

function lawOf([id, kind, circle, trigger, does, symbol]: string[]): Law {
  return { id, kind, circle, trigger, effect: { do: does }, ...(symbol && { symbol }) } as Law;
}

const FOLDER = "../../../../src/isoloir/content/messages";
const files = import.meta.glob<string>("../../../../src/isoloir/content/messages/*/democrazy-law.ftl", {
  import: "default",
});

class Sentences extends PerLanguage<FluentBundle> {
  say(lang: Lang, id: string): string {
    const bundle = this.in(lang);
    const pattern = bundle?.getMessage(id)?.value;
    return bundle && pattern ? bundle.formatPattern(pattern) : "…";
  }
}

function bundleOf(lang: Lang, text: string): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

export const sentences = new Sentences((lang) =>
  files[`${FOLDER}/${lang}/democrazy-law.ftl`]?.().then((text) => bundleOf(lang, text)),
);

export function isBlank(law: LawId): boolean {
  return law.startsWith("blank-") && !OWN.has(law);
}

/** As much of a view as a law card needs. */
type Table = Pick<View, "house" | "proposal">;

export function cardOf(law: LawId, view: Table, cards: Lang, t: Translate): Card {
  const house = view.house.find((each) => each.id === law);
  if (house) return { ...house, title: titled(law), text: house.text?.[cards] ?? "", lang: cards };
  const own = OWN.get(law);
  if (!own) return blankCard(law, view, t);
  const id = `democrazy-law-${law}`;
  return { ...own, title: sentences.say(cards, `${id}-title`), text: sentences.say(cards, id), lang: cards };
}

/** House laws have no title but their name: `free-ice-cream` reads “Free ice cream”. */
function titled(law: LawId): string {
  const spaced = law.replaceAll("-", " ");
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

function blankCard(law: LawId, view: Table, t: Translate): Card {
  const effect = view.proposal?.law === law ? view.proposal.written : null;
  const text = effect ? written(effect, t) : t("democrazy-blank");
  const title = t("democrazy-blank-title");
  return {
    id: law,
    kind: "red",
    circle: "black",
    trigger: "now",
    effect: effect ?? { do: "" },
    title,
    text,
    lang: undefined,
  };
}

/** A law composed at the table, as a sentence. */
export function written(effect: Effect, t: Translate): string {
  const who = t(`democrazy-who-${effect.who}`);
  const count = Number(effect.count ?? 1);
  const colour = String(effect.colour ?? "any");
  return t(`democrazy-written-${effect.do}`, { who, count, colour, to: String(effect.to ?? "") });
}
