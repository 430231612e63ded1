import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inTurn, later, rest, soon } from "./later.svelte";

let frames: (() => void)[] = [];
const drawn: string[] = [];
const draw = (what: string) => () => void drawn.push(what);
const pass = () => {
  for (const each of frames.splice(0)) each();
};

beforeEach(() => {
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
});
afterEach(() => {
  vi.unstubAllGlobals();
  frames = [];
  drawn.length = 0;
});

test("each part has a frame of its own, the lower order first", () => {
  soon(3, draw("words"));
  soon(1, draw("curtains"));
  soon(2, draw("table"));

  pass();
  expect(drawn).toEqual(["curtains"]);
  pass();
  pass();
  expect(drawn).toEqual(["curtains", "table", "words"]);
  expect(frames).toEqual([]);
});

test("a part is drawn again once something of it is new, and not for a list of the same things", () => {
  let tokens = $state.raw([1, 0]);
  let turn = $state(1);
  const end = $effect.root(() => {
    const part = later(1, () => ({ tokens, odd: turn % 2 === 1 }));
    $effect(() => void drawn.push(`${part.tokens.join(" ")} ${part.odd}`));
  });
  flushSync();

  tokens = [1, 0];
  turn = 3;
  flushSync();
  expect(frames).toEqual([]);

  tokens = [1, 1];
  flushSync();
  pass();
  flushSync();
  expect(drawn).toEqual(["1 0 true", "1 1 true"]);
  end();
});

test("a part that changes all the time, and is pushed back all the time, is drawn at last as it is then", () => {
  let said = $state(0);
  const end = $effect.root(() => {
    const words = later(3, () => ({ said }));
    $effect(() => void drawn.push(`words ${words.said}`));
  });
  flushSync();
  for (said = 1; said < 100 && !drawn.includes("words 13"); said++) {
    flushSync();
    soon(0, draw("booth"));
    pass();
    flushSync();
  }

  expect(drawn.filter((each) => each !== "booth")).toEqual(["words 0", "words 13"]);
  end();
  while (frames.length > 0) pass();
});

test("while something large moves nothing else is drawn, unless there is no more time for it", () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  rest(400);
  soon(1, draw("table"));
  pass();
  vi.advanceTimersByTime(399);
  pass();
  expect(drawn).toEqual([]);

  vi.advanceTimersByTime(1);
  pass();
  expect(drawn).toEqual(["table"]);

  soon(1, draw("words"));
  const goOn = rest(400);
  pass();
  expect(drawn).toEqual(["table"]);
  goOn();
  pass();
  expect(drawn).toEqual(["table", "words"]);
  vi.useRealTimers();
});

test("a part that waits at the end of the line comes forward once it matters more", () => {
  let opening = $state(false);
  let sealed = $state(0);
  const end = $effect.root(() => {
    const curtains = later(
      (next) => (next.opening ? 1 : 10),
      () => ({ opening, sealed }),
    );
    $effect(() => void drawn.push(`${curtains.sealed} ${curtains.opening ? "open" : "closed"}`));
  });
  flushSync();
  drawn.length = 0;
  const each = () => {
    pass();
    flushSync();
  };
  sealed = 1;
  flushSync();
  soon(5, draw("table"));
  soon(5, draw("words"));
  each();
  expect(drawn).toEqual(["table"]);

  opening = true;
  flushSync();
  each();
  expect(drawn).toEqual(["table", "1 open"]);

  opening = false;
  flushSync();
  each();
  each();
  expect(drawn).toEqual(["table", "1 open", "words", "1 closed"]);
  expect(frames).toEqual([]);
  end();
});

test("what is given up is not drawn, and what a part asks for waits for the next frame", () => {
  const giveUp = soon(1, draw("old"));
  soon(2, () => {
    soon(1, draw("inner"));
    drawn.push("outer");
  });
  giveUp();

  pass();
  expect(drawn).toEqual(["outer"]);
  pass();
  expect(drawn).toEqual(["outer", "inner"]);
});

test("a list is drawn a few at a time, from none again after it was empty, and at once where nothing moves", () => {
  let length = $state(7);
  let still = $state(false);
  const upTo: number[] = [];
  const end = $effect.root(() => {
    const list = inTurn(
      "beside",
      () => length,
      () => still,
    );
    $effect(() => void upTo.push(list.upTo));
  });
  const draw = () => {
    flushSync();
    pass();
    flushSync();
  };
  for (let frame = 0; frame < 5; frame++) draw();
  expect(upTo.splice(0)).toEqual([0, 2, 4, 6, 8]);

  length = 0;
  draw();
  length = 4;
  for (let frame = 0; frame < 4; frame++) draw();
  expect(upTo.splice(0)).toEqual([0, 2, 4]);

  still = true;
  draw();
  expect(upTo).toEqual([4]);
  end();
});
