/** Why a vote came out as it did: the table's own reasons, in words. */
import type { Translate } from "../../words/words.svelte";
import type { Card } from "./laws.svelte";
import type { LawId, Reason } from "./view";

export function why(reasons: Reason[], cardFor: (law: LawId) => Card, t: Translate): string[] {
  return reasons.map(({ because, law, adopts }) => {
    const { title, text } = law === null ? { title: "", text: "" } : cardFor(law);
    const named = { law: t("democrazy-page-quoted", { law: title }), text };
    return t(`democrazy-why-${because}`, { adopts: adopts ? "yes" : "no", ...named });
  });
}
