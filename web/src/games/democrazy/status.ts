/** What the table is doing just now, in one sentence, for those who aren't being asked. */
import type { Translate } from "../../words/words.svelte";
import type { Seat, Sitter } from "../face";
import { otherIn, type View } from "./view";

const ITEMS = [
  "ReturnToken",
  "TrimFavourite",
  "GiveToken",
  "BarterTokens",
  "ChooseExchange",
  "ChooseRepeal",
  "DropLaw",
  "LayOut",
];

/** Asked of everyone at once. */
const OF_ALL = ["debate", "vote", "Declare", "Doubt", "Point", "Catch", "Judge"];

export function status(view: View, seat: Seat | null, sitters: Sitter[], t: Translate): string {
  const item = view.agenda[0];
  const what = view.next === "agenda" ? item?.item : view.next;
  const doer = ITEMS.includes(what ?? "") ? ((item && "seat" in item ? item.seat : null) ?? view.active) : view.active;
  const id = `democrazy-page-now-${what}`;
  if (!t.has(id)) return "";
  const name = (each: Seat | undefined) => (each === undefined ? "" : (sitters[each]?.name ?? ""));
  if (doer === seat && !OF_ALL.includes(what ?? "")) return t("democrazy-page-now-you");
  return t(id, { seat: name(doer), to: name(otherIn(item)), you: doer === seat ? "yes" : "no" });
}
