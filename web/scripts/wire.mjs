/** Reads JSON Schemas by file name on standard input, as `python -m tools.wire` sends them, and writes their TypeScript by file name. */
import { text } from "node:stream/consumers";
import { compile } from "json-schema-to-typescript";

const BANNER = {
  "wire.ts": "/** What page and server say to each other. Made by `make wire` from src/isoloir/table; do not edit. */",
};
const OF_A_GAME =
  "/** What this game shows and tells. Made by `make wire` from its room in src/isoloir/games; do not edit. */";

/** Bounds are checked by the server; without this they would become tuple types as long as the bound. */
function unbounded(node) {
  if (Array.isArray(node)) return node.map(unbounded);
  if (node === null || typeof node !== "object") return node;
  if (node.prefixItems) return tuple(node.prefixItems.map(unbounded));
  const kept = Object.entries(node).filter(([key]) => key !== "maxItems" && key !== "minItems" && key !== "default");
  return Object.fromEntries(kept.map(([key, value]) => [key, unbounded(value)]));
}

/** As the older drafts spell it, which the compiler reads. */
function tuple(items) {
  return { type: "array", items, minItems: items.length, maxItems: items.length };
}

async function typed([name, schema]) {
  const bannerComment = BANNER[name] ?? OF_A_GAME;
  const whole = await compile(unbounded(schema), "Wire", { bannerComment, additionalProperties: true, format: true });
  const start = whole.indexOf("export interface Wire {");
  const end = whole.indexOf("\n}\n", start) + 3;
  return [name, whole.slice(0, start) + whole.slice(end)];
}

const schemas = JSON.parse(await text(process.stdin));
const files = await Promise.all(Object.entries(schemas).map(typed));
process.stdout.write(JSON.stringify(Object.fromEntries(files)));
