/** Why a vote came out as it did, in the words of the rules: jokers, laws about counting, the circle. */
import type { Translate } from "../../words/words.svelte";
import type { Card } from "./laws.svelte";
import type { Ballot } from "./scene";
import { JOKERS, type View } from "./view";

const COUNTING = ["weight", "ties", "share"];

export function why(ballot: Ballot, card: Card | null, force: Card[], view: View, t: Translate): string[] {
  const jokers = ballot.votes.filter((vote) => JOKERS.includes(vote));
  const laws = force.filter((each) => COUNTING.includes(each.effect.do));
  const said = laws.map((law) => t("democrazy-page-why-law", { law: law.title, text: law.text }));
  const byCards = jokers.every((joker) => joker === "scam") || (jokers.length > 1 && view.joker_mode === "all-void");
  if (byCards && ballot.yes === ballot.no && card && laws.every((law) => law.effect.do === "weight"))
    said.push(t(`democrazy-page-why-tie-${card.circle}`));
  if (jokers.length === 1) said.push(t(`democrazy-page-why-${jokers[0]}`));
  else if (jokers.length > 1) said.push(t(`democrazy-page-why-jokers-${view.joker_mode}`));
  return said;
}
