/** The law on whose account somebody is asked something. */
import type { Card } from "./laws.svelte";
import type { LawId, View } from "./view";

/** Which effects put which question. */
const ASKING: Record<string, readonly string[]> = {
  return: ["return", "level"],
  give: ["give"],
  trim: ["trim"],
  barter: ["barter"],
  exchange: ["exchange"],
  repeal: ["repeal"],
  drop: ["drop"],
};
const MOMENT: Record<string, Card["trigger"]> = { draw: "start", enact: "vote" };

export function because(view: View, what: string, cardFor: (law: LawId) => Card): Card | null {
  if (view.next !== "agenda") return null;
  const declared = view.agenda[0]?.law;
  if (what === "declare" && declared) return cardFor(declared);
  if (view.proposal && view.after === "close") return cardFor(view.proposal.law);
  const acting = view.force
    .map(({ law }) => cardFor(law))
    .filter((card) => card.trigger === MOMENT[view.after] && ASKING[what]?.includes(card.effect.do));
  return acting.length === 1 ? (acting[0] ?? null) : null;
}
