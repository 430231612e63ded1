import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { arrives, clicked, held, pressed } from "./settled";

const seen = vi.fn();

/** A table with a question that has just come. */
function question(): HTMLElement {
  document.body.innerHTML = "<div><button></button></div>";
  const [place, option] = [document.querySelector("div")!, document.querySelector("button")!];
  option.addEventListener("click", seen);
  arrives(place);
  return option;
}
function tap(on: HTMLElement, detail = 1) {
  on.dispatchEvent(new Event("pointerdown", { bubbles: true, composed: true }));
  on.dispatchEvent(new MouseEvent("click", { bubbles: true, detail }));
}

beforeEach(() => {
  vi.useFakeTimers();
  seen.mockClear();
  addEventListener("pointerdown", pressed, true);
  addEventListener("click", clicked, true);
});
afterEach(() => {
  removeEventListener("pointerdown", pressed, true);
  removeEventListener("click", clicked, true);
  vi.useRealTimers();
});

test("a tap within a third of a second of what came under it counts for nothing, and the next one counts", () => {
  const option = question();

  vi.advanceTimersByTime(340);
  tap(option);
  expect(seen).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20);
  tap(option);

  expect(seen).toHaveBeenCalledOnce();
});

test("a finger that came down before what it's lifted from was there means what was there, and that's seen", () => {
  const blinks = vi.fn();
  document.body.innerHTML = "<p></p>";
  document.querySelector("p")!.dispatchEvent(new Event("pointerdown", { bubbles: true, composed: true }));
  const option = question();
  option.animate = blinks;

  option.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));

  expect(seen).not.toHaveBeenCalled();
  expect(blinks).toHaveBeenCalledOnce();
});

test("a key is meant for what it's pressed on", () => {
  const option = question();

  option.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 0 }));

  expect(seen).toHaveBeenCalledOnce();
});

test("what stands above a question keeps its height while it may be answered", () => {
  const box = document.createElement("div");
  box.getBoundingClientRect = () => ({ height: 120 }) as DOMRect;

  const release = held(true)(box);
  vi.advanceTimersByTime(50);
  expect(box.style.height).toBe("120px");
  release?.();

  expect(box.style.height).toBe("");
  expect(held(false)(box)).toBeUndefined();
});
