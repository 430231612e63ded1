/** A house law being written: what is chosen so far, and the row it makes. What can be chosen is told by the server. */
import type { Lang } from "../../../words/words.svelte";
import type { Law } from "../view";
import type { Deed, LawForm, Moment, Part } from "../wire";

export type Chosen = string | number | boolean | null;

export interface Draft {
  id: string;
  trigger: string;
  when: string;
  once: boolean;
  do: string;
  parts: Record<string, Chosen>;
  check: string;
  circle: string;
  symbol: string;
  title: Record<Lang, string>;
  text: Record<Lang, string>;
}

const MIDDLING = 3;

export const momentOf = (form: LawForm, draft: Draft): Moment =>
  form.moments.find((each) => each.trigger === draft.trigger) ?? form.moments[0]!;
export const deedOf = (form: LawForm, draft: Draft): Deed => {
  const { deeds } = momentOf(form, draft);
  return deeds.find((each) => each.do === draft.do) ?? deeds[0]!;
};

/** Everything that fits into a gap, in the server's order. */
export function offered(part: Part): Chosen[] {
  const counted = Array.from({ length: part.most - part.least + 1 }, (_, i) => part.least + i);
  return [...(part.free ? [null] : []), ...(part.words.length > 0 ? part.words : counted)];
}

function usual(part: Part): Chosen {
  const all = offered(part);
  if (part.preset !== null || part.free) return part.preset;
  return part.words.length > 0 ? all[0]! : Math.min(part.most, Math.max(part.least, MIDDLING));
}

export function fresh(form: LawForm): Draft {
  const both = { fr: "", en: "" };
  const draft: Draft = {
    id: "",
    trigger: "",
    when: "",
    once: false,
    do: "",
    parts: {},
    check: "",
    circle: "",
    symbol: "",
    title: { ...both },
    text: { ...both },
  };
  return settled(form, draft);
}

/** The draft with anything that no longer fits fixed: changing the moment or the deed leaves gaps. */
export function settled(form: LawForm, draft: Draft): Draft {
  const moment = momentOf(form, draft);
  const deed = deedOf(form, draft);
  const kept = (part: Part) => offered(part).find((each) => each === draft.parts[part.name]);
  const either = (words: readonly string[], word: string) => (words.includes(word) ? word : (words[0] ?? ""));
  return {
    ...draft,
    trigger: moment.trigger,
    when: either(moment.when, draft.when),
    once: moment.once && draft.once,
    do: deed.do,
    parts: Object.fromEntries(deed.parts.map((part) => [part.name, kept(part) ?? usual(part)])),
    check: either(form.checks, draft.check),
    circle: either(form.circles, draft.circle),
    symbol: (moment.symbols as string[]).includes(draft.symbol) ? draft.symbol : "",
  };
}

/** Whether the people at the table have to say something for it. */
export const asksPeople = (form: LawForm, draft: Draft): boolean =>
  [draft.do, ...Object.values(draft.parts)].some((word) => form.people.includes(String(word)));

/** As it is read from a row; null for one that is no law. */
export function drafted(form: LawForm, row: string): Draft | null {
  try {
    const law = JSON.parse(row) as Law;
    const { do: deed, ...parts } = law.effect as unknown as { do: string } & Record<string, Chosen>;
    const draft = {
      ...fresh(form),
      ...law,
      do: deed,
      parts,
      symbol: law.symbol ?? "",
      title: law.title ?? { fr: "", en: "" },
      text: law.text ?? { fr: "", en: "" },
    };
    return settled(form, draft);
  } catch {
    return null;
  }
}

export function rowOf(form: LawForm, draft: Draft, others: readonly string[], mark = ""): string {
  const moment = momentOf(form, draft);
  const said = Object.entries(draft.parts).filter(([, value]) => value !== null);
  const law = {
    id: draft.id || named(draft, others, mark),
    kind: moment.kind,
    circle: draft.circle,
    trigger: draft.trigger,
    ...(draft.when !== moment.when[0] && { when: draft.when }),
    ...(draft.symbol && { symbol: draft.symbol }),
    effect: { do: draft.do, ...Object.fromEntries(said) },
    ...(asksPeople(form, draft) && draft.check !== form.checks[0] && { check: draft.check }),
    ...(draft.once && { once: true }),
    ...((draft.title.fr || draft.title.en) && { title: draft.title }),
    text: draft.text,
  };
  return JSON.stringify(law);
}

/** A name from the title or the effect that none of these has yet; the server has the last word. */
function named(draft: Draft, others: readonly string[], mark: string): string {
  const from = draft.title.en || draft.title.fr || [draft.do, draft.parts.who].filter(Boolean).join(" ");
  const plain = from.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const stem =
    `${plain}`
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^[^a-z]+|-+$/g, "")
      .slice(0, 30 - mark.length) || "law";
  const free = (name: string) => !others.some((row) => row.includes(`"id":"${name}"`));
  let name = [stem, mark, "law"].filter(Boolean).join("-");
  for (let i = 2; !free(name); i++) name = [stem, mark, "law", i].filter(Boolean).join("-");
  return name;
}
