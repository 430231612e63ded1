/** A television's remote control, or a gamepad: the arrows lead from one thing that can be pressed to the next, OK presses it. */

const PRESSABLE = "button:enabled, a[href], input:enabled, select:enabled, summary";
const WAYS: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};
/** How much farther off than it is something beside the way counts as. */
const ASIDE = 3;
/** The buttons every gamepad has in these places, and the keys they stand for. */
const PAD: Record<number, string> = {
  0: "Enter",
  1: "Escape",
  12: "ArrowUp",
  13: "ArrowDown",
  14: "ArrowLeft",
  15: "ArrowRight",
};
const FAR = 0.6;

/** Called once the page is there; returns how to stop. */
export function remote(): () => void {
  let frame = 0;
  let held: string[] = [];
  const look = () => {
    const now = navigator.getGamepads().flatMap((pad) => (pad ? pressedOn(pad) : []));
    for (const key of now) if (!held.includes(key)) press(key);
    held = now;
    frame = requestAnimationFrame(look);
  };
  const plugged = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
  addEventListener("keydown", heard);
  addEventListener("gamepadconnected", plugged);
  return () => {
    cancelAnimationFrame(frame);
    removeEventListener("keydown", heard);
    removeEventListener("gamepadconnected", plugged);
  };
}

function heard(event: KeyboardEvent): void {
  const way = WAYS[event.key];
  const at = document.activeElement;
  const turns = at instanceof HTMLInputElement && (at.type === "range" || at.type === "text");
  if (!way || event.defaultPrevented || turns || at instanceof HTMLSelectElement) return;
  event.preventDefault();
  go(way);
}

function pressedOn({ buttons, axes }: Gamepad): string[] {
  const found = Object.entries(PAD).flatMap(([n, key]) => (buttons[Number(n)]?.pressed ? [key] : []));
  const [across = 0, down = 0] = axes;
  if (Math.abs(across) > FAR) found.push(across > 0 ? "ArrowRight" : "ArrowLeft");
  if (Math.abs(down) > FAR) found.push(down > 0 ? "ArrowDown" : "ArrowUp");
  return [...new Set(found)];
}

function press(key: string): void {
  const at = document.activeElement as HTMLElement | null;
  if (WAYS[key]) go(WAYS[key]);
  else if (key === "Enter") at?.click();
  else document.querySelector<HTMLDialogElement>("dialog[open]")?.requestClose?.();
}

/** To the nearest thing that way; to the first one if nothing has the focus. */
function go([x, y]: [number, number]): void {
  const place = document.querySelector("dialog[open]") ?? document;
  const all = [...place.querySelectorAll<HTMLElement>(PRESSABLE)].filter((each) => each.checkVisibility?.() ?? true);
  const from = document.activeElement;
  const next = from && all.includes(from as HTMLElement) ? nearest(from, all, x, y) : all[0];
  next?.focus({ focusVisible: true } as FocusOptions);
}

function nearest(from: Element, all: HTMLElement[], x: number, y: number): HTMLElement | undefined {
  const here = middle(from);
  const far = (each: HTMLElement) => {
    const there = middle(each);
    const [across, down] = [there.x - here.x, there.y - here.y];
    const along = across * x + down * y;
    return each === from || along <= 1 ? Infinity : along + ASIDE * Math.abs(across * y + down * x);
  };
  const [best] = all.map((each) => [far(each), each] as const).sort((a, b) => a[0] - b[0]);
  return best && best[0] < Infinity ? best[1] : undefined;
}

function middle(each: Element): { x: number; y: number } {
  const { left, top, width, height } = each.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
