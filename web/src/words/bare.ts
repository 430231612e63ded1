/** Catalogues as `scripts/catalogues.mjs` spells them, made into what Fluent works with. */
import type { FluentResource } from "@fluent/bundle";

type Message = FluentResource["body"][number];
type Pattern = NonNullable<Message["value"]>;
type Part = Exclude<Pattern, string>[number];

export function resource(catalogue: string): FluentResource {
  const [stem, ...lines] = catalogue.split("\n");
  return { body: lines.map((line) => message(stem!, line)) };
}

function message(stem: string, line: string): Message {
  const at = line.indexOf("=");
  return { id: stem + line.slice(0, at), value: read(line.slice(at + 1).replaceAll("¶", "\n")), attributes: {} };
}

function read(text: string): Pattern {
  let at = 0;
  const pattern = (): Pattern => {
    const parts: Part[] = [];
    for (;;) {
      const from = at;
      while (at < text.length && !"{|}".includes(text[at]!)) at++;
      if (at > from) parts.push(text.slice(from, at));
      if (text[at] !== "{")
        return parts.length > 1 || typeof parts[0] === "object" ? parts : ((parts[0] as string) ?? "");
      parts.push(expression());
    }
  };
  const expression = (): Part => {
    const fields: Pattern[] = [];
    do {
      at++;
      fields.push(pattern());
    } while (text[at] === "|");
    at++;
    const [name, star, ...rest] = fields as [string, string | undefined, ...Pattern[]];
    const selector = { type: "var", name } as const;
    return star ? { type: "select", selector, star: Number(star), variants: variants(rest) } : selector;
  };
  return pattern();
}

function variants(fields: Pattern[]) {
  const found = [];
  for (let i = 0; i < fields.length; i += 2) found.push({ key: literal(fields[i] as string), value: fields[i + 1]! });
  return found;
}

function literal(value: string) {
  const number = Number(value);
  return Number.isNaN(number)
    ? ({ type: "str", value } as const)
    : ({ type: "num", value: number, precision: 0 } as const);
}
