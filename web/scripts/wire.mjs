/** Reads the wire's JSON Schema on standard input and writes its TypeScript types to standard output. */
import { readFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const BANNER =
  "/** What page and server say to each other. Made by `make wire` from src/isoloir/table; do not edit. */";

/** Bounds are checked by the server; without this they would become tuple types as long as the bound. */
function unbounded(node) {
  if (Array.isArray(node)) return node.map(unbounded);
  if (node === null || typeof node !== "object") return node;
  const kept = Object.entries(node).filter(([key]) => key !== "maxItems" && key !== "minItems" && key !== "default");
  return Object.fromEntries(kept.map(([key, value]) => [key, unbounded(value)]));
}

const schema = unbounded(JSON.parse(readFileSync(0, "utf8")));
const text = await compile(schema, "Wire", { bannerComment: BANNER, additionalProperties: true, format: true });
const start = text.indexOf("export interface Wire {");
const end = text.indexOf("\n}\n", start) + 3;
process.stdout.write(text.slice(0, start) + text.slice(end));
