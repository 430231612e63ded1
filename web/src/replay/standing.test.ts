import { expect, test } from "vitest";
import type { Moment } from "../wire";
import { standing } from "./standing";

function moment(next: string, ...types: string[]): Moment {
  const told = types.map((type) => ({ event: { type }, only: null }));
  return { told, view: { next, at: "end" }, moments: [{}, ...types.map((at) => ({ at }))] } as unknown as Moment;
}

test("a replay stands still at the last of what there is to look at, with the table as it was then", () => {
  expect(standing(moment("vote", "Voted", "Chosen", "Shown"), null, ["Chosen"])?.view.at).toBe("Chosen");
  expect(standing(moment("vote", "Dealt"), null, ["Chosen"])).toBeNull();
});

test("a game that is over is shown at its end, and so is one whose steps were not sent", () => {
  expect(standing(moment("over", "Chosen", "Won"), null, ["Chosen"])).toBeNull();
  expect(standing({ ...moment("vote", "Chosen"), moments: [] }, null, ["Chosen"])).toBeNull();
});
