/** Refusals and faults in words: the server sends codes, the page says what happened and what to do. */
import { tab } from "../base/tab";
import { t, words } from "./words.svelte";

export function sayTrouble(code: string, params: Record<string, string | number> = {}): string {
  if (code === "setup") return saySetup(params);
  const id = tab && t.has(`tab-error-${code}`) ? `tab-error-${code}` : `page-error-${code}`;
  return t.has(id) ? t(id, params) : t("page-error-other", { code });
}

/** A game's own objection first, then the house's. */
function saySetup(params: Record<string, string | number>): string {
  const key = String(params.key ?? "");
  // The terminal says `3-7`.
  const offered = String(params.offered ?? "").replace(/^(\d+)-(\d+)$/, words.lang === "fr" ? "$1 à $2" : "$1–$2");
  for (const id of [`error-${key}`, `page-setup-${key}`]) if (t.has(id)) return capital(t(id, { ...params, offered }));
  return t("page-setup-other");
}

/** The terminal says these sentences after its own name; here they stand alone. */
function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
