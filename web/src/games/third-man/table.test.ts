import { expect, test } from "vitest";
import { BID, SCORED, VIEW } from "./fixture";
import { allCards, inTheLight, inTheStreet, nextToLead, stacked } from "./table";

test("before the cards turn only the lead lies in the light", () => {
  expect([inTheStreet(VIEW), inTheLight(VIEW), nextToLead(VIEW)]).toEqual([[null, null, 5, null], 2, null]);
});

test("a bid lies there until the next card is led, in the light of who led it", () => {
  expect([inTheStreet(SCORED), inTheLight(SCORED), nextToLead(SCORED)]).toEqual([[2, 6, 5, 0], 2, 1]);
  const led = { ...SCORED, lead: 7 };
  expect([inTheStreet(led), inTheLight(led), nextToLead(led)]).toEqual([[null, 7, null, null], 1, null]);
});

test("nobody leads next once the match is over, nor after a void bid, whose leader leads again", () => {
  expect(nextToLead({ ...SCORED, next: "over" })).toBeNull();
  expect(nextToLead({ ...SCORED, bid: { ...BID, gains: null, void: true } })).toBeNull();
});

test("all cards are those somebody holds and has played, however many there are", () => {
  expect(allCards(VIEW)).toEqual([0, 1, 2, 3]);
});

test("equals stand on each other's heads, and anyone who has room stands on the step", () => {
  expect(stacked([0, 0, 0, 0])).toEqual([0, 1, 2, 3]);
  expect(stacked([-3, 0, -3, 8])).toEqual([0, 0, 1, 0]);
});

test("of those who stand on each other's heads, nobody stands below somebody with fewer points", () => {
  expect(stacked([-7, -8, 3, 0])).toEqual([1, 0, 0, 0]);
  expect(stacked([-5, -6, -7, -8])).toEqual([3, 2, 1, 0]);
});
