/* Makes the page open at once when installed: files whose names never change their content are kept, all else is asked for. */
const KEPT = "isoloir-1";

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)))),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const path = new URL(request.url).pathname;
  if (request.method !== "GET" || path.startsWith("/api/")) return;
  if (path.startsWith("/assets/")) event.respondWith(keptFirst(request));
  else if (request.mode === "navigate") event.respondWith(askedFirst(request));
});

async function keptFirst(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(KEPT)).put(request, answer.clone());
  return answer;
}

/** Every address is the same page, so one copy of it serves when the network is away. */
async function askedFirst(request) {
  const cache = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) cache.put("/", answer.clone());
    return answer;
  } catch {
    return (await cache.match("/")) ?? Response.error();
  }
}
