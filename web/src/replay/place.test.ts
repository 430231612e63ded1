import { expect, test } from "vitest";
import { readPlace, writePlace } from "./place";

test("a link to a moment leads back to the same moment and eyes", () => {
  for (const place of [
    { moment: 12, viewer: 3, open: false, study: false },
    { moment: 0, viewer: null, open: true, study: true },
    { moment: 4, viewer: null, open: false, study: false },
  ])
    expect(readPlace(writePlace(place))).toEqual(place);
});

test("nonsense is the beginning, face up", () => {
  expect(readPlace("m=x&s")).toMatchObject({ moment: 0 });
  expect(readPlace("")).toEqual({ moment: 0, viewer: null, open: true, study: false });
});

test("a link to the closer look leads there", () => {
  expect(readPlace("study")).toMatchObject({ study: true, open: true });
});
