import { expect, test } from "vitest";
import { named } from "../../scripts/screens.mjs";

const SIZES = { wide: "(min-width: 60rem)", belowWide: "(max-width: 59.99rem)", low: "(max-height: 700px)" };

test("a name is what the one file says of it, and anything else stays", () => {
  expect(named("@media (--low), (--below-wide) { a { color: var(--low) } }", SIZES)).toBe(
    "@media (max-height: 700px), (max-width: 59.99rem) { a { color: var(--low) } }",
  );
  expect(named("@media print { a { width: calc(1px - var(--wide)) } }", SIZES)).toContain("var(--wide)");
});

test("a size that nobody named stops the build", () => {
  expect(() => named("@media (--huge) {}", SIZES)).toThrow("--huge");
});
