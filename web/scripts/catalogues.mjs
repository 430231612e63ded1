/** Reads Fluent catalogues when the pages are built: a page gets them in a spelling that is short and quickly read. */
import { FluentResource } from "@fluent/bundle";

/**
 * First what all names begin with, then a line for each message: the rest of its name, `=`, and what it says, with `¶` for a new line,
 * `{variable}`, and `{variable|n|key|message|key|message…}` for a choice of which the nth is the usual one. A message named in another
 * is put there. `src/words/bare.ts` reads it.
 */
export function bare(text) {
  const { body } = new FluentResource(text);
  const values = new Map(body.map(({ id, value }) => [id, value]));
  const stem = common([...values.keys()]);
  const pattern = (value) => (typeof value === "string" ? plain(value) : value.map(part).join(""));
  const part = (each) => {
    if (typeof each === "string") return plain(each);
    if (each.type === "str") return plain(each.value);
    if (each.type === "var") return `{${each.name}}`;
    if (each.type === "mesg" && values.has(each.name)) return pattern(values.get(each.name));
    if (each.type !== "select" || each.selector.type !== "var") throw new Error(`the pages know no ${each.type}`);
    const variants = each.variants.flatMap(({ key, value }) => [key.value, pattern(value)]);
    return `{${[each.selector.name, each.star, ...variants].join("|")}}`;
  };
  return [stem, ...body.map(({ id, value }) => `${id.slice(stem.length)}=${pattern(value)}`)].join("\n");
}

function plain(text) {
  if (/[{|}¶]/.test(text)) throw new Error(`the pages cannot spell ${text}`);
  return text.replaceAll("\n", "¶");
}

function common(names) {
  let stem = names[0] ?? "";
  while (!names.every((name) => name.startsWith(stem))) stem = stem.slice(0, -1);
  return stem;
}

export function catalogues() {
  return {
    name: "isoloir-catalogues",
    transform(code, id) {
      if (!id.endsWith(".ftl")) return null;
      return { code: `export default ${JSON.stringify(bare(code))}`, map: null };
    },
  };
}
