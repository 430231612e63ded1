import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { t } from "../../words/words.svelte";
import Stairs from "./Stairs.svelte";

const SITTERS = ["Ann", "Ben", "Cy", "Di"].map((name, seat) => ({
  seat,
  name,
  look: { shape: "circle" as const, colour: "red" as const },
  letter: name.charAt(0),
  bot: false,
  auto: false,
  mine: seat === 0,
}));

test("two points apart stand side by side where the stairs are wide, and on shoulders on a phone", () => {
  const { container } = render(Stairs, { scores: [0, 2, 9, 10], limit: 20, sitters: SITTERS, big: false, t });
  const levels = (name: string) =>
    [...container.querySelectorAll<HTMLElement>(".stander")].map((each) => each.style.getPropertyValue(name));

  expect(levels("--above")).toEqual(["0", "0", "0", "1"]);
  expect(levels("--crowded")).toEqual(["0", "1", "0", "1"]);
});

test("the stairs end where the table says, and not at twenty", () => {
  const { container } = render(Stairs, { scores: [15, 0, -15, 3], limit: 15, sitters: SITTERS, big: false, t });
  const ends = [...container.querySelectorAll(".end")].map((each) => each.textContent);
  const high = container.querySelector<HTMLElement>(".stander")!.style.getPropertyValue("--y");

  expect(ends).toEqual(["−15", "0", "+15"]);
  expect(high).toBe("78%");
});
