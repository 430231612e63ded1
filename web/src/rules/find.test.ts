import { expect, test } from "vitest";
import { found } from "./find";

test("a search minds neither case nor accents nor order", () => {
  expect(found(["Une égalité", "le patient tranche"], "PATIENT egalite")).toBe(true);
  expect(found(["Une égalité"], "joker")).toBe(false);
  expect(found(["anything"], "  ")).toBe(true);
});
