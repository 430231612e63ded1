import { expect, test } from "vitest";
import { part } from "./parts";

test("shared wins are told in parts, and whole ones plainly", () => {
  expect([0, 1, 0.5, 1.5, 0.33, 2.67, 12.25].map(part)).toEqual(["0", "1", "½", "1½", "⅓", "2⅔", "12¼"]);
  expect(part(0.2)).toMatch(/0[.,]2/);
});
