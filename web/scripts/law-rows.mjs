/** Keeps only what a page draws of Démocrazy's laws: name, kind, circle, trigger, symbol, and whether wealth matters. The rules stay with the server. */

/** Is it about the player with the most or the fewest tokens? Then ties need a word of explanation. */
const wealth = ({ effect }) => (/"(richest|poorest)/.test(JSON.stringify(effect)) ? "wealth" : "");

export function lawRows() {
  return {
    name: "isoloir-law-rows",
    enforce: "pre",
    transform(code, id) {
      if (!/content\/democrazy\/laws\.jsonl$/.test(id)) return null;
      const laws = code
        .trim()
        .split("\n")
        .map((row) => JSON.parse(row));
      const rows = laws.map((law) => [law.id, law.kind, law.circle, law.trigger, law.symbol ?? "", wealth(law)]);
      return { code: `export default ${JSON.stringify(rows.map((row) => row.join(" ")))}`, map: null };
    },
  };
}
