import { expect, test } from "vitest";
import { fieldsOf } from "./schema";

test("every kind of option becomes a field with its own default", () => {
  const schema = {
    $ref: "#/$defs/O",
    $defs: {
      O: {
        type: "object",
        properties: {
          first_leader: { enum: ["0", "1", "random"], default: "random" },
          open: { type: "boolean", default: true },
          rounds: { type: "integer", minimum: 1, maximum: 9, default: 3 },
          words: { type: "array", items: { type: "string", maxLength: 40 }, maxItems: 100, default: [] },
          laws: { type: "array", items: { type: "string", maxLength: 90 }, maxItems: 9, default: [], format: "lines" },
          strange: { type: "object" },
        },
      },
    },
  };

  expect(fieldsOf(schema)).toEqual([
    { kind: "choice", name: "first_leader", preset: "random", values: ["0", "1", "random"] },
    { kind: "switch", name: "open", preset: true },
    { kind: "number", name: "rounds", preset: 3, least: 1, most: 9 },
    { kind: "lines", name: "words", preset: [], most: 100, longest: 40, gaps: false },
    { kind: "lines", name: "laws", preset: [], most: 9, longest: 90, gaps: true },
  ]);
});

test("a game without options has no form", () => {
  expect(fieldsOf({ type: "object", properties: {} })).toEqual([]);
});
