import { expect, test } from "vitest";
import { factsOf } from "./facts";

test("an option that nobody touched is as usual", () => {
  expect(factsOf("the-majority", {})).toEqual({ first_edition_spy: "false", stolen_two_kills: "true" });
});

test("what a table has settled is said as it is, of lists only how long they are", () => {
  const facts = factsOf("majority", { reversed_rounds: true, house_words: ["a", "b"] });
  expect(facts).toMatchObject({ reversed_rounds: "true", house_words: 2 });
});

test("a game that is not ours has the options it was given", () => {
  expect(factsOf("auction", { coins: 12 })).toEqual({ coins: 12 });
});
