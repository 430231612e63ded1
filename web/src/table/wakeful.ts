/** Comes back when the phone wakes up or the network does, and keeps the screen on during a game where the browser lets us. */

export function wakeful(wake: () => void, playing: boolean): () => void {
  let lock: WakeLockSentinel | undefined;
  const hold = async () => {
    if (!playing || document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    lock = await navigator.wakeLock.request("screen").catch(() => undefined);
  };
  const seen = () => {
    if (document.visibilityState !== "visible") return;
    wake();
    void hold();
  };
  document.addEventListener("visibilitychange", seen);
  addEventListener("online", wake);
  addEventListener("pageshow", wake);
  void hold();
  return () => {
    document.removeEventListener("visibilitychange", seen);
    removeEventListener("online", wake);
    removeEventListener("pageshow", wake);
    void lock?.release();
  };
}
