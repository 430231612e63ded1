/** A search in the rules: case and accents don't matter. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

export function found(texts: readonly string[], wanted: string): boolean {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  const all = plain(texts.join(" "));
  return words.every((word) => all.includes(word));
}
