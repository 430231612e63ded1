/* Makes the page open at once when installed: files whose names never change their content are kept, all else is asked for.
   Nothing but the page and its files is ever kept: what else lives at this server is none of the worker's business. */
const KEPT = "isoloir-3";
/** The files of this very release, written here by the build; so each release is another worker. */
const PARTS = new Set([]);
/** Home, tables, screens, replays, rules: one page. */
const PAGE = /^\/($|[tsgn]\/|r$|r\/)/;

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

/** A notice of a table over days. */
self.addEventListener("push", (event) => event.waitUntil(tell(event.data.json())));

/** Each once, though it may come twice; and not to somebody who has that table before their eyes. */
async function tell({ code, about, body, stop, key, lang }) {
  const path = `/t/${code}`;
  if (!(await isNews(code, about))) return;
  const open = await self.clients.matchAll({ type: "window" });
  if (open.some(({ url, focused }) => focused && new URL(url).pathname === path)) return;
  await self.registration.showNotification("Isoloir", {
    ...{ tag: code, body, lang, icon: "/icon-192.png", data: { path, code, key } },
    actions: [{ action: "stop", title: stop }],
  });
}

/** What a table tells is numbered, and only grows. */
async function isNews(code, about) {
  const cache = await caches.open(KEPT);
  const last = await cache.match(`/told/${code}`);
  if (last && Number(await last.text()) >= about) return false;
  await cache.put(`/told/${code}`, new Response(String(about)));
  return true;
}

function stop({ code, key }) {
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify({ key, way: "push" });
  return fetch(`/api/tables/${code}/notices/stop`, { method: "POST", headers, body });
}

/** Somebody was called back: to the table they were called from; or they want no more of it. */
self.addEventListener("notificationclick", (event) => {
  const { path } = event.notification.data;
  event.notification.close();
  if (event.action === "stop") {
    event.waitUntil(stop(event.notification.data));
    return;
  }
  const back = async () => {
    const open = await self.clients.matchAll({ type: "window" });
    const there = open.find(({ url }) => new URL(url).pathname === path);
    return there ? there.focus() : self.clients.openWindow(path);
  };
  event.waitUntil(back());
});

/** The first page opens before this worker: it tells what it has loaded, so that it opens again without the network. */
self.addEventListener("message", (event) => {
  event.waitUntil(keepAll(event.data));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const path = new URL(request.url).pathname;
  if (request.method !== "GET") return;
  if (isAsset(request.url)) event.respondWith(keptFirst(event));
  else if (request.mode === "navigate" && PAGE.test(path)) event.respondWith(askedFirst(event));
});

/** A sign-in page of some network, or whatever must not be kept, isn't our page. */
async function keep(address, answer) {
  const { headers } = answer;
  if (!answer.ok || answer.redirected || /no-store/.test(headers.get("Cache-Control") ?? "")) return;
  if (isHtml(headers) && (isAsset(answer.url) || !(await answer.clone().text()).includes('<div id="app">'))) return;
  await (await caches.open(KEPT)).put(address, answer);
}

function isHtml(headers) {
  return /^text\/html/.test(headers.get("Content-Type") ?? "");
}

async function keepAll(addresses) {
  const cache = await caches.open(KEPT);
  await Promise.all(
    addresses.map(async (address) => {
      if (!(await cache.match(address)))
        await fetch(address)
          .then((answer) => keep(address, answer))
          .catch(() => undefined);
    }),
  );
}

async function keptFirst(event) {
  const kept = await caches.match(event.request);
  if (kept) return kept;
  const answer = await fetch(event.request);
  event.waitUntil(keep(event.request, answer.clone()));
  return answer;
}

/** Every address is the same page, so one copy of it serves when the network is away. */
async function askedFirst(event) {
  try {
    const answer = await fetch(event.request);
    event.waitUntil(keep("/", answer.clone()));
    return answer;
  } catch {
    return (await caches.match("/")) ?? away();
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
