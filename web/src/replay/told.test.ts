import { expect, test } from "vitest";
import type { Reader } from "../games/face";
import { members, titled } from "./told";

const names = ["Léa", "Tom", "Ada"];
const to = {
  name: (seat: number) => names[seat] ?? String(seat + 1),
  names: (seats: number[]) => seats.map((seat) => names[seat]).join(" + "),
} as unknown as Reader<unknown>;
const plain = { sort: "plain", item: null, fields: {} } as const;
const telling = { key: "old", kinds: { holder: { ...plain, sort: "seat" as const } }, hints: {} };

function said(event: Record<string, unknown>): string {
  return members({ type: "Told", ...event }, to, telling)
    .map(({ name, value }) => `${name} ${value}`)
    .join(" · ");
}

test("an event is called by its own name", () => {
  expect(titled("BidScored")).toBe("Bid scored");
  expect(titled("Led")).toBe("Led");
});

test("seats are said by name, all else as the record has it", () => {
  expect(said({ seat: 1, seats: [0, 2], holder: 0, gains: [4, -5, 0] })).toBe(
    "seat Tom · seats Léa + Ada · holder Léa · gains 4, −5, 0",
  );
});

test("what isn't of the kind we know is left as it is", () => {
  expect(said({ seat: "host", holder: null, tokens: [[1, 2], [3]], why: { law: "x" } })).toBe(
    "seat host · holder – · tokens 1, 2; 3 · why law x",
  );
});
