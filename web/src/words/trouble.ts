/** Refusals and faults in words: the server sends codes, the page says what happened and what to do. */
import { t } from "./words.svelte";

export function sayTrouble(code: string, params: Record<string, string | number> = {}): string {
  if (code === "setup") return saySetup(params);
  const id = `page-error-${code}`;
  return t.has(id) ? t(id, params) : t("page-error-other", { code });
}

/** A game's own objection first, then the house's. */
function saySetup(params: Record<string, string | number>): string {
  const key = String(params.key ?? "");
  for (const id of [`${params.game ?? ""}-setup-${key}`, `page-setup-${key}`]) if (t.has(id)) return t(id, params);
  return t("page-setup-other");
}
