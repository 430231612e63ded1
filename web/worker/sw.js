/* Makes the page open at once when installed: files whose names never change their content are kept, all else is asked for. */
const KEPT = "isoloir-2";
/** The files of this very release, written here by the build; so each release is another worker. */
const PARTS = new Set([]);

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  const forget = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
    await dropOld();
    await self.clients.claim();
  };
  event.waitUntil(forget());
});

/** What is no longer part of the page goes with the release it belonged to. */
async function dropOld() {
  const cache = await caches.open(KEPT);
  const kept = await cache.keys();
  const old = kept.filter(({ url }) => isAsset(url) && !PARTS.has(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}

function isAsset(address) {
  return new URL(address).pathname.startsWith("/assets/");
}

/** The first page opens before this worker: it tells what it has loaded, so that it opens again without the network. */
self.addEventListener("message", (event) => {
  event.waitUntil(keepAll(event.data));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const path = new URL(request.url).pathname;
  if (request.method !== "GET" || path.startsWith("/api/")) return;
  if (isAsset(request.url)) event.respondWith(keptFirst(request));
  else if (request.mode === "navigate") event.respondWith(askedFirst(request));
});

async function keepAll(addresses) {
  const cache = await caches.open(KEPT);
  await Promise.all(
    addresses.map(async (address) => {
      if (!(await cache.match(address))) await cache.add(address).catch(() => undefined);
    }),
  );
}

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
    return (await cache.match("/")) ?? away();
  }
}

function away() {
  const said = [
    "The server cannot be reached. Check the network, then reload.",
    "Le serveur est injoignable. Vérifiez le réseau, puis rechargez.",
  ];
  const page = `<!doctype html><meta name="viewport" content="width=device-width"><title>Isoloir</title><h1>Isoloir</h1>${said.map((each) => `<p>${each}</p>`).join("")}`;
  return new Response(page, { status: 503, headers: { "Content-Type": "text/html; charset=utf-8" } });
}
