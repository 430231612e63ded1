/** The words of the form, in whichever language: its labels in the reader's, the sentence of a law in both. */
import { FluentBundle } from "@fluent/bundle";
import { resource } from "../../../words/bare";
import type { Arguments, Lang } from "../../../words/words.svelte";
import { PerLanguage } from "../../perLanguage.svelte";
import type { Chosen, Draft } from "./draft";

const files = import.meta.glob<string>("../../../../../src/isoloir/content/messages/*/democrazy-form.ftl", {
  import: "default",
});

const bundles = new PerLanguage<FluentBundle>((lang) =>
  files[`../../../../../src/isoloir/content/messages/${lang}/democrazy-form.ftl`]?.().then((catalogue) => {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    bundle.addResource(resource(catalogue));
    return bundle;
  }),
);

export const loadForm = (lang: Lang) => bundles.load(lang);

/** A word of the form; what has none is said as it stands in a row. */
export function said(lang: Lang, id: string, args: Arguments = {}, otherwise = ""): string {
  const bundle = bundles.in(lang);
  const pattern = bundle?.getMessage(`democrazy-form-${id}`)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, args, []) : otherwise;
}

/** A choice in words; in a sentence, where that has words of its own. */
export function word(lang: Lang, draft: Draft, part: string, value: Chosen, within = false): string {
  if (typeof value === "number") return String(value);
  const args = { trigger: draft.trigger };
  const own = part === "who" ? `said-${value}` : `said-${part}-${value}`;
  return (within && said(lang, own)) || said(lang, `${part}-${value ?? "none"}`, args, String(value));
}

/** When, then what, as one sentence. */
export function sentenceOf(lang: Lang, draft: Draft): string {
  const { trigger, when, once, parts } = draft;
  const at = said(lang, `at-${trigger}`, { when, once: String(once) }).trim();
  const what = said(lang, `says-${draft.do}`, { trigger, side: String(parts.other), ...spoken(lang, draft) }, draft.do);
  const whole = [at, what].filter(Boolean).join(" ");
  return whole.charAt(0).toLocaleUpperCase(lang) + whole.slice(1);
}

/** Some parts are chosen among inside the sentence, by what stands in the row. */
const RAW = ["which", "of", "adopt"];

function spoken(lang: Lang, draft: Draft): Arguments {
  const args: Arguments = {};
  for (const [part, value] of Object.entries(draft.parts)) {
    if (typeof value === "number") args[part] = value;
    else if (RAW.includes(part) || (part === "colour" && !SAYS_COLOUR.includes(draft.do)))
      args[part] = String(value ?? "none");
    else args[part] = word(lang, draft, part, value, true);
  }
  const points = Number(draft.parts.points ?? 0);
  return { ...args, amount: Math.abs(points), sign: points < 0 ? "less" : "more" };
}

/** Here the colour is one word after another; elsewhere its form depends on how many. */
const SAYS_COLOUR = ["worth", "raise", "times"];
