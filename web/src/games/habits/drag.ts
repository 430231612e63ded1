/** Dragging a card onto a person: a mouse takes it anywhere, a finger by its grip, so that the page can still be scrolled. */

export interface Drag {
  /** The place hovered over, or none. */
  over(place: number | null): void;
  drop(place: number | null): void;
}

const SLACK = 6;
const EDGE = 70;

export function drag(node: HTMLElement, wishes: Drag) {
  let start: { x: number; y: number; scroll: number } | null = null;
  let moved = false;

  function down(event: PointerEvent) {
    const byGrip = (event.target as Element).closest(".grip") !== null;
    if (event.button !== 0 || (event.pointerType !== "mouse" && !byGrip)) return;
    start = { x: event.clientX, y: event.clientY, scroll: scroller(node).scrollTop };
    moved = false;
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", stop);
  }
  function move(event: PointerEvent) {
    if (!start) return;
    const dx = event.clientX - start.x;
    const dy = event.clientY - start.y;
    if (!moved && Math.hypot(dx, dy) < SLACK) return;
    moved = true;
    node.classList.add("dragged");
    const box = scroller(node);
    if (event.clientY < Math.max(0, box.getBoundingClientRect().top) + EDGE) box.scrollBy(0, -12);
    node.style.setProperty("--dx", `${dx}px`);
    node.style.setProperty("--dy", `${dy + box.scrollTop - start.scroll}px`);
    wishes.over(placeAt(event));
  }
  function up(event: PointerEvent) {
    const place = moved ? placeAt(event) : null;
    const wasDragged = moved;
    stop();
    if (!wasDragged) return;
    window.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener("click", swallow, true));
    wishes.drop(place);
  }
  function stop() {
    start = null;
    moved = false;
    node.classList.remove("dragged");
    wishes.over(null);
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", up);
    window.removeEventListener("pointercancel", stop);
  }
  node.addEventListener("pointerdown", down);
  return {
    update(next: Drag) {
      wishes = next;
    },
    destroy() {
      stop();
      node.removeEventListener("pointerdown", down);
    },
  };
}

/** What has to scroll to bring the people back into sight: the booth if it is a box of its own, else the page. */
function scroller(node: HTMLElement): Element {
  for (let each = node.parentElement; each; each = each.parentElement) {
    const { overflowY } = getComputedStyle(each);
    if ((overflowY === "auto" || overflowY === "scroll") && each.scrollHeight > each.clientHeight) return each;
  }
  return document.scrollingElement ?? document.documentElement;
}

/** The click that a browser makes of the end of a drag isn't a tap. */
function swallow(event: MouseEvent) {
  event.stopPropagation();
  event.preventDefault();
}

function placeAt(event: PointerEvent): number | null {
  const found = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-place]");
  return found ? Number(found.dataset.place) : null;
}
