import { expect, test } from "vitest";
import { letters } from "./letters";

test("a token bears the first letter of the name, a second one where names begin alike", () => {
  expect(letters(["Ada", "Zoé"])).toEqual(["A", "Z"]);
  expect(letters(["Bouton", "Zoé", "Barnabé-Léopold"])).toEqual(["Bo", "Z", "Ba"]);
  expect(letters(["Marie", "Max", "mario"])).toEqual(["Me", "Mx", "Mo"]);
  expect(letters(["Player 1", "Player 2"])).toEqual(["P1", "P2"]);
});

test("names that cannot be told apart, and those that are forgotten, still get a letter", () => {
  expect(letters(["Jo", "Joe"])).toEqual(["Jo", "Je"]);
  expect(letters(["", ""])).toEqual(["?", "?"]);
});
