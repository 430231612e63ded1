/** Does something once what has changed is on the page, in the next frame. Returns how to give it up. */
export function inNextFrame(act: () => void): () => void {
  const frame = requestAnimationFrame(act);
  return () => cancelAnimationFrame(frame);
}
