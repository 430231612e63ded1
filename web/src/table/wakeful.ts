/** Comes back when the phone wakes up or the network does, knows when it is gone, and keeps the screen on during a game where the browser lets us. */

export function wakeful(wake: (gone?: boolean) => void, playing: boolean): () => void {
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
  const back = () => wake();
  const gone = () => wake(true);
  document.addEventListener("visibilitychange", seen);
  addEventListener("online", back);
  addEventListener("offline", gone);
  addEventListener("pageshow", back);
  void hold();
  return () => {
    document.removeEventListener("visibilitychange", seen);
    removeEventListener("online", back);
    removeEventListener("offline", gone);
    removeEventListener("pageshow", back);
    void lock?.release();
  };
}
