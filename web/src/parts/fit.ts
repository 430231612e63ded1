/** Fills a box that mustn't scroll: what's in it is drawn larger or smaller, so that nothing goes below a television's edge. */

const SMALLEST = 0.4;
const LARGEST = 1.8;
const STEPS = 6;
/** Of the height, what may stay empty before it is worth drawing again. */
const SLACK = 0.08;

/** The box holds a frame as high as it looks, and that holds what is drawn larger or smaller. */
export function fit(box: HTMLElement): { destroy(): void } {
  const frame = box.firstElementChild as HTMLElement;
  const inner = frame.firstElementChild as HTMLElement;
  let scale = 1;
  /** How much of the box is used at this scale: lines are as long as the box is wide, whatever the scale. */
  const filled = (next: number) => {
    scale = next;
    inner.style.width = `${100 / next}%`;
    inner.style.transform = `scale(${next})`;
    return (inner.offsetHeight * next) / box.clientHeight;
  };
  const search = () => {
    if (filled(LARGEST) <= 1) return;
    let [fits, tall] = [SMALLEST, LARGEST];
    for (let i = 0; i < STEPS; i++) {
      const middle = (fits + tall) / 2;
      if (filled(middle) > 1) tall = middle;
      else fits = middle;
    }
    filled(fits);
  };
  const measure = () => {
    const used = (inner.offsetHeight * scale) / box.clientHeight;
    if (used > 1 || (used < 1 - SLACK && scale < LARGEST)) search();
    frame.style.height = `${inner.offsetHeight * scale}px`;
  };
  const watch = new ResizeObserver(measure);
  watch.observe(box);
  watch.observe(inner);
  return { destroy: () => watch.disconnect() };
}
