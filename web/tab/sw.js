/* Keeps a folder whole, so that it opens without the network too. Another
   release is another cache, and the older one goes once this one is complete. */
const MINE = `isoloir-tab ${self.registration.scope} `;
const KEPT = `${MINE}RELEASE`;
const FILES = [];

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** The page has what it needs to play: now all the rest, and then what was kept before may go. */
self.addEventListener("message", (event) => event.waitUntil(keepAll()));

async function keepAll() {
  const cache = await caches.open(KEPT);
  for (const file of ["./", ...FILES]) {
    const address = new URL(file, self.registration.scope).href;
    if (await cache.match(address)) continue;
    const answer = await fetch(address);
    if (!answer.ok || answer.redirected) return;
    await cache.put(address, answer);
  }
  const others = (await caches.keys()).filter((name) => name !== KEPT && name.startsWith(MINE));
  await Promise.all(others.map((name) => caches.delete(name)));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || !address.href.startsWith(self.registration.scope)) return;
  if (request.mode === "navigate") event.respondWith(askedFirst(request));
  else event.respondWith(keptFirst(request, address));
});

async function keptFirst(request, address) {
  return (await (await caches.open(KEPT)).match(address.href)) ?? fetch(request);
}

/** Wherever in the folder, it's the same page. A newer release is taken whenever the network has it. */
async function askedFirst(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) return answer;
  } catch {
    // Away: what was kept will do.
  }
  const kept = await (await caches.open(KEPT)).match(self.registration.scope);
  return kept ?? Response.error();
}
