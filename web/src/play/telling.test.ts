import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameEvent } from "../games/face";
import type { Moment } from "../table/table.svelte";
import { paced, Telling, type Tempo } from "./telling.svelte";

function moment(n: number, live = true, ...types: string[]): Moment {
  const told = types.map((type) => ({ event: { type }, only: null }));
  return { n, live, before: { asked: [0], asks: [] }, now: { told, asks: [] } } as unknown as Moment;
}
const heard = (each: Moment) => each.now.told.map((told) => ({ event: told.event as GameEvent, view: {} }));
const telling = (still = false, tempo: Tempo = "usual") =>
  new Telling(
    () => still,
    () => 1000,
    heard,
    () => tempo,
  );

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("the curtains open first, then one event after another, then all is told", () => {
  const tale = telling();
  tale.show(moment(1, true, "A", "B"));
  expect(tale.at).toBe(-1);

  vi.advanceTimersByTime(700);
  expect(tale.at).toBe(0);
  vi.advanceTimersByTime(1000);
  expect(tale.at).toBe(1);
  vi.advanceTimersByTime(1000);
  expect([tale.at, tale.done]).toEqual([2, true]);
});

test("what comes meanwhile waits its turn, in order", () => {
  const tale = telling();
  tale.show(moment(1, true, "A"));
  tale.show(moment(2, true, "B"));
  tale.show(moment(3, true, "C"));
  const seen: number[] = [];
  for (let i = 0; i < 80; i++) {
    vi.advanceTimersByTime(100);
    if (seen.at(-1) !== tale.shown?.n) seen.push(tale.shown!.n);
  }

  expect(seen).toEqual([1, 2, 3]);
  expect(tale.done).toBe(true);
});

test("a table far ahead is caught up with, and nothing old is told after it", () => {
  const tale = telling();
  for (let n = 1; n <= 14; n++) tale.show(moment(n, true, "A"));
  expect(tale.shown?.n).toBe(14);

  vi.advanceTimersByTime(10_000);

  expect([tale.shown?.n, tale.done]).toEqual([14, true]);
});

test("the more is waiting the faster it is told, and nothing is passed over", () => {
  const tale = telling();
  for (let n = 1; n <= 6; n++) tale.show(moment(n, true, "A"));
  const seen = new Set<number>();
  for (let passed = 0; passed < 4800; passed += 50) {
    vi.advanceTimersByTime(50);
    seen.add(tale.shown!.n);
  }

  expect([...seen]).toEqual([1, 2, 3, 4, 5, 6]);
  expect(tale.done).toBe(true);
});

test("a question that waits behind what is told makes it hurry", () => {
  const toTell = (asks: number) => {
    const tale = telling();
    for (let n = 1; n <= 5; n++) tale.show(moment(n, true, "A", "B"));
    const asking = moment(6, true, "C");
    asking.now.asks = Array(asks).fill({});
    tale.show(asking);
    let passed = 0;
    for (; tale.shown!.n < 6; passed += 10) vi.advanceTimersByTime(10);
    return passed;
  };

  expect(toTell(1)).toBeLessThan(0.6 * toTell(0));
});

test("nobody's question waits longer than the table's tempo has it, however much there is to tell", () => {
  const waited = (tempo: Tempo) => {
    const tale = telling(false, tempo);
    for (let n = 1; n <= 10; n++) tale.show(moment(n, true, "A", "B"));
    const asking = moment(11, true, "C");
    asking.now.asks = [{}] as never;
    tale.show(asking);
    let passed = 0;
    for (; !tale.done; passed += 10) vi.advanceTimersByTime(10);
    return passed;
  };

  expect(waited("brisk")).toBeLessThanOrEqual(2050);
  expect(waited("usual")).toBeLessThanOrEqual(6050);
  expect(waited("brisk")).toBeLessThan(waited("usual"));
});

test("skipping, less motion and a reload all land where the game stands", () => {
  const skipped = telling();
  skipped.show(moment(1, true, "A"));
  skipped.show(moment(2, true, "B"));
  skipped.skip();
  expect([skipped.shown?.n, skipped.done]).toEqual([2, true]);

  const still = telling(true);
  still.show(moment(1, true, "A", "B"));
  expect([still.at, still.done]).toEqual([2, true]);

  const reloaded = telling();
  reloaded.show(moment(1, false, "A", "B"));
  expect([reloaded.told, reloaded.done]).toEqual([[], true]);
});

test("a long story is told faster, never longer than people care to wait", () => {
  const paces = paced([3000, 3000, 6000]);

  expect(paces.reduce((sum, pace) => sum + pace)).toBe(6000);
  expect(paced([500, 700])).toEqual([500, 700]);
});

const names = (tale: Telling) => tale.spoken.map(({ event }) => event.type).join("");
const moments = (tale: Telling) => tale.spoken.map(({ of }) => of);

test("however it is shown, each thing is said once and in order", () => {
  const told = telling();
  told.show(moment(1, true, "A", "B"));
  told.show(moment(2, true, "C"));
  vi.advanceTimersByTime(10_000);
  expect(names(told)).toBe("ABC");

  const skipped = telling();
  skipped.show(moment(1, true, "A", "B"));
  skipped.show(moment(2, true, "C"));
  vi.advanceTimersByTime(700);
  skipped.skip();
  skipped.skip();
  expect(names(skipped)).toBe("ABC");

  const hurried = telling();
  for (const type of "ABCDEF") hurried.show(moment(type.charCodeAt(0), true, type));
  vi.advanceTimersByTime(10_000);
  expect(names(hurried)).toBe("ABCDEF");

  const still = telling(true);
  still.show(moment(1, true, "A", "B"));
  still.show(moment(2, true, "C"));
  expect(names(still)).toBe("ABC");
});

test("each thing said belongs to the moment it happened in, told at length, skipped or at once", () => {
  for (const tale of [telling(), telling(true)]) {
    tale.show(moment(1, true, "A", "B"));
    tale.show(moment(2, true, "C"));
    tale.skip();
    tale.show(moment(3, true, "D"));
    vi.advanceTimersByTime(10_000);
    expect(moments(tale)).toEqual([1, 1, 2, 3]);
  }
});

test("what others did meanwhile is kept until one is asked again", () => {
  const tale = telling(true);
  const asking = (n: number, asks: number, type: string) => {
    const each = moment(n, true, type);
    return { ...each, before: { asked: [0], asks: Array(asks).fill({}) } } as unknown as Moment;
  };
  const recent = () => tale.spoken.filter(({ n }) => n > tale.since).map(({ event }) => event.type);

  tale.show(asking(1, 1, "mine"));
  tale.show(asking(2, 0, "theirs"));
  expect(recent()).toEqual(["mine", "theirs"]);
  tale.show(asking(3, 1, "again"));
  expect(recent()).toEqual(["again"]);
});

/** Five votes, one after another; the last one tips it. */
function vote(n: number, tempo: Tempo = "usual", isLed = () => false) {
  const each = moment(n, true, "Voted", "Adopted");
  each.now.pause = n;
  each.now.turns = { event: "Voted", answers: "votes", seats: [[0], [3], [1], [4], [2]], length: 4000 };
  const tale = new Telling(
    () => false,
    () => 1000,
    heard,
    () => tempo,
    isLed,
  );
  tale.show(each);
  return tale;
}

test("answers are turned up one after another, and what they come to is not said before the last", () => {
  const tale = vote(1);
  expect(tale.closed).toEqual([0, 3, 1, 4, 2]);

  vi.advanceTimersByTime(1010);
  expect([tale.closed, tale.spoken]).toEqual([[3, 1, 4, 2], []]);
  vi.advanceTimersByTime(2980);
  expect([tale.closed, tale.landed, tale.spoken]).toEqual([[2], false, []]);
  vi.advanceTimersByTime(20);
  expect([tale.closed, tale.landed, names(tale)]).toEqual([[], true, "Voted"]);
  vi.advanceTimersByTime(2000);
  expect([tale.done, names(tale)]).toEqual([true, "VotedAdopted"]);
});

test("one tap turns up all that is left", () => {
  const tale = vote(1);
  vi.advanceTimersByTime(2000);
  tale.skip();

  expect([tale.done, tale.closed, names(tale)]).toEqual([true, [], "VotedAdopted"]);
});

test("beside a television nothing is turned before it is there, and then at once", () => {
  const tale = vote(7, "usual", () => true);
  vi.advanceTimersByTime(2500);
  expect(tale.closed).toHaveLength(5);

  tale.lead(6, 5);
  expect(tale.closed).toHaveLength(5);
  tale.lead(7, 1);
  expect(tale.closed).toHaveLength(4);
  tale.lead(7, 3);
  expect(tale.closed).toHaveLength(2);
  tale.lead(7, 2);
  expect(tale.closed).toHaveLength(2);
});

test("a television that has gone holds nobody up", () => {
  const tale = vote(7, "usual", () => true);
  vi.advanceTimersByTime(9500);

  expect([tale.done, names(tale)]).toEqual([true, "VotedAdopted"]);
});

test("where nothing may move, answers still come one after another", () => {
  const tale = telling(true);
  const each = moment(1, true, "Voted", "Adopted");
  each.now.turns = { event: "Voted", answers: "votes", seats: [[0], [1]], length: 2000 };
  tale.show(each);
  vi.advanceTimersByTime(600);
  expect(tale.closed).toEqual([1]);

  vi.advanceTimersByTime(1600);
  expect([tale.done, names(tale)]).toEqual([true, "VotedAdopted"]);
});
