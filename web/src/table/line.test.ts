import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromServer } from "../wire";
import { Line, type LineState, SINCE, type Wire } from "./line";

class FakeWire implements Wire {
  sent: string[] = [];
  closed = false;
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.closed = true;
  }
  opens() {
    (this.onopen as unknown as () => void)();
  }
  says(message: Partial<FromServer> & { type: string }) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks() {
    (this.onclose as unknown as () => void)();
  }
  get commands() {
    return this.sent.map((text) => JSON.parse(text)).filter((message) => message.command);
  }
}

function party() {
  const wires: FakeWire[] = [];
  const states: LineState[] = [];
  const line = new Line(
    "ws://x",
    {
      hello: () => ({ type: "Hello", game: 1, heard: 7 }),
      heard: () => undefined,
      became: (state) => states.push(state),
    },
    () => {
      const wire = new FakeWire();
      wires.push(wire);
      return wire;
    },
  );
  line.connect();
  return { wires, states, line };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("says hello with what was last seen, and is open once welcomed", () => {
  const { wires, states } = party();

  wires[0]!.opens();
  wires[0]!.says({ type: "Welcome" });

  expect(JSON.parse(wires[0]!.sent[0]!)).toEqual({ type: "Hello", game: 1, heard: 7 });
  expect(states.at(-1)).toBe("open");
});

test("an unanswered command is sent again with the same id on the next socket, and settles once", async () => {
  const { wires, line } = party();
  wires[0]!.opens();
  wires[0]!.says({ type: "Welcome" });

  const answer = line.command({ type: "Choose", pause: 3, seat: 0, choice: [5] });
  wires[0]!.breaks();
  vi.advanceTimersByTime(10_000);
  wires[1]!.opens();
  wires[1]!.says({ type: "Welcome" });

  expect(wires[1]!.commands).toEqual(wires[0]!.commands);
  wires[1]!.says({ type: "Accepted", command: wires[0]!.commands[0].command, again: true });
  expect(await answer).toMatchObject({ type: "Accepted", again: true });
  wires[1]!.breaks();
  vi.advanceTimersByTime(10_000);
  wires[2]!.opens();
  wires[2]!.says({ type: "Welcome" });
  expect(wires[2]!.commands).toEqual([]);
});

test("a command given while the line is down waits for the welcome", () => {
  const { wires, line } = party();
  void line.command({ type: "Start" });
  wires[0]!.opens();
  expect(wires[0]!.commands).toEqual([]);

  wires[0]!.says({ type: "Welcome" });

  expect(wires[0]!.commands).toHaveLength(1);
});

test("a server of an older protocol is sent nothing newer", async () => {
  const { wires, line } = party();
  SINCE.Start = 2;
  const before = line.command({ type: "Start" });
  wires[0]!.opens();
  wires[0]!.says({ type: "Welcome", protocol: 1 });
  const after = line.command({ type: "Start" });
  void line.command({ type: "Resume" });

  expect(await before).toMatchObject({ type: "Refused", code: "upgrading" });
  expect(await after).toMatchObject({ type: "Refused", code: "upgrading" });
  expect(wires[0]!.commands).toMatchObject([{ type: "Resume" }]);

  wires[0]!.breaks();
  vi.advanceTimersByTime(10_000);
  wires[1]!.opens();
  wires[1]!.says({ type: "Welcome", protocol: 2 });
  void line.command({ type: "Start" });
  delete SINCE.Start;
  expect(wires[1]!.commands).toMatchObject([{ type: "Resume" }, { type: "Start" }]);
});

function opened() {
  const { wires, states, line } = party();
  wires[0]!.opens();
  wires[0]!.says({ type: "Welcome" });
  return { wire: wires[0]!, wires, states, line };
}

test("a silent socket is given up within a quarter of a minute and another one opened", () => {
  const { wire, wires, states } = opened();

  vi.advanceTimersByTime(15_000);

  expect(wire.closed).toBe(true);
  expect(wires.length).toBeGreaterThan(1);
  expect(states).toContain("lost");
});

test("a socket that answers is kept, however seldom the browser lets a hidden page look", () => {
  const { wire, wires } = opened();
  for (let minute = 1; minute < 4; minute++) {
    vi.setSystemTime(Date.now() + 58_000);
    vi.advanceTimersByTime(2_000);
    expect(JSON.parse(wire.sent.at(-1)!)).toEqual({ type: "Ping" });
    wire.says({ type: "Pong" });
  }

  expect(wires).toHaveLength(1);
  expect(wire.sent).toHaveLength(4);
});

test("a command without an answer gives the socket up sooner", () => {
  const { wire, line } = opened();

  void line.command({ type: "Start" });
  vi.advanceTimersByTime(8_000);

  expect(wire.closed).toBe(true);
});

test("a network that is gone is known at once", () => {
  const { wire, states, line } = opened();

  line.wake(true);

  expect(wire.closed).toBe(true);
  expect(states.at(-1)).toBe("lost");
});

test("kicked means kicked: the line does not come back by itself, but does after a server's stop", () => {
  const kicked = party();
  kicked.wires[0]!.opens();
  kicked.wires[0]!.says({ type: "Welcome" });
  kicked.wires[0]!.says({ type: "Bye", code: "kicked" });
  vi.advanceTimersByTime(60_000);
  expect(kicked.wires).toHaveLength(1);

  const stopped = party();
  stopped.wires[0]!.opens();
  stopped.wires[0]!.says({ type: "Welcome" });
  stopped.wires[0]!.says({ type: "Bye", code: "stopping" });
  stopped.wires[0]!.breaks();
  vi.advanceTimersByTime(10_000);
  expect(stopped.wires.length).toBeGreaterThan(1);
});
