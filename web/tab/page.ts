/** Stands in for the server: of all pages of this browser one leads, with the worker; the others reach it through it. */
import type { Setting, Tab } from "../src/base/tab";
import type { Wire } from "../src/table/line";

type Word = { kind: string; page?: string; id?: number; line?: string; text?: string | null } & Record<string, unknown>;
interface Waiting {
  word: Word;
  settle(answer: Response): void;
}

const HERE = new URL(".", import.meta.url);
const ROOT = new URL(".", document.baseURI).pathname;
const ME = crypto.getRandomValues(new Uint32Array(2)).join("-");
const channel = new BroadcastChannel(`isoloir ${ROOT}`);
const waiting = new Map<number, Waiting>();
const lines = new Map<string, OwnWire>();
const ears = new Set<(setting: Setting) => void>();
let setting: Setting = { state: "setting", got: 0, all: 0 };
let worker: Pick<MessagePort, "postMessage"> | null = null;
let stop = () => {};
let count = 0;
let promised = false;
/** The page beside, where authors try games: its house is shut in, lasts as long as it, and is nobody else's. */
const YARD = /\/yard(\.html)?$/.test(location.pathname);
const FILES = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"].map(
  (name) => `python/${name}`,
);

interface Policies {
  createPolicy(name: string, rules: Policy): Policy;
}
interface Policy {
  createScriptURL(url: string): string;
  createHTML(text: string): string;
}
const OURS = [new URL("worker.js", HERE).href, new URL("sw.js", document.baseURI).href];
const policy = (window as { trustedTypes?: Policies }).trustedTypes?.createPolicy("isoloir-tab", {
  createScriptURL: (url) => (OURS.includes(url) ? url : ""),
  createHTML: (text) => (YARD ? text : ""),
});
const script = (at: number) => policy?.createScriptURL(OURS[at]!) ?? OURS[at]!;

/** To the worker, wherever it is. */
function post(word: Word): void {
  const said = { ...word, page: ME };
  if (worker) worker.postMessage(said);
  else if (!YARD) channel.postMessage({ ...said, to: "leader" });
}

class OwnWire implements Wire {
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  constructor(readonly name: string) {}
  send(text: string): void {
    post({ kind: "say", line: this.name, text });
  }
  close(): void {
    if (lines.delete(this.name)) post({ kind: "hang-up", line: this.name });
  }
  hear(text: string | null): void {
    if (text === null) {
      lines.delete(this.name);
      this.onclose?.({} as never);
    } else if (text) this.onmessage?.({ data: text });
    else this.onopen?.({} as never);
  }
}

function hear(word: Word): void {
  if (word.kind === "line") lines.get(word.line!)?.hear(word.text ?? null);
  else if (word.kind === "answer") answer(word);
  else if (word.kind === "setting") become(word.setting as Setting);
}

function answer({ id, status, type, file, text }: Word): void {
  const headers: Record<string, string> = { "Content-Type": String(type) };
  if (file) headers["Content-Disposition"] = `attachment; filename="${file}"`;
  waiting.get(id!)?.settle(new Response(String(text), { status: Number(status), headers }));
  waiting.delete(id!);
}

function become(now: Setting): void {
  setting = now.state === "ready" ? { ...now, leads: worker !== null, kept: promised } : now;
  for (const each of ears) each(setting);
  if (now.state !== "failed") return;
  for (const id of [...waiting.keys()]) refuse(id);
}

const refuse = (id: number) =>
  answer({ kind: "answer", id, status: 503, type: "application/json", text: '{"code":"tab","params":{}}' });

async function ask(path: string, init?: RequestInit): Promise<Response> {
  if (path === "/api/games" && !YARD) return fetch(new URL("games.json", HERE));
  const key = new Headers(init?.headers).get("X-Table-Key") ?? "";
  const word = { kind: "ask", id: ++count, method: init?.method ?? "GET", path, text: String(init?.body ?? ""), key };
  return new Promise((settle) => {
    waiting.set(word.id, { word, settle });
    if (setting.state === "failed") refuse(word.id);
    else post(word);
  });
}

const tab: Tab = {
  yard: YARD,
  ask,
  open(url) {
    const wire = new OwnWire(`${ME}/${++count}`);
    lines.set(wire.name, wire);
    post({ kind: "open", line: wire.name, text: url.split("/").at(-2)! });
    return wire;
  },
  watch(heard) {
    ears.add(heard);
    heard(setting);
    return () => ears.delete(heard);
  },
};
Object.assign(globalThis, { isoloirTab: tab });

/** The house is open here as long as this page is; another page that waits for the lock takes over. */
function lead(): Promise<never> {
  const made = new Worker(script(0), { type: "module" });
  made.onmessage = ({ data }: MessageEvent<Word>) => {
    if (data.page === ME || data.page === "*") hear(data);
    if (data.page !== ME) channel.postMessage(data);
  };
  made.onerror = ({ message }) => setting.state === "setting" && tellAll({ state: "failed", why: message });
  made.postMessage({ kind: "start", root: ROOT });
  worker = made;
  stop = () => made.terminate();
  channel.postMessage({ kind: "leader", page: "*" });
  anew();
  return new Promise(() => {});
}

/** Strangers' code runs in a frame of no origin: it may fetch and keep nothing, and is handed what it needs from here. */
async function shutIn(): Promise<void> {
  const fetched = async (name: string) => (await fetch(new URL(name, HERE))).arrayBuffer();
  const said = async (name: string) => new TextDecoder().decode(await fetched(name));
  const [html, code, { all }] = await Promise.all([
    said("frame.html"),
    said("worker.js"),
    said("tab.json").then(JSON.parse),
  ]);
  let got = 0;
  const counted = async (name: string) => {
    const body = await fetched(name);
    got += body.byteLength;
    become({ state: "setting", got: Math.min(got, all), all });
    return [name.split("/").at(-1), body];
  };
  const files = Object.fromEntries(
    await Promise.all([...FILES, "house.zip", "workshop.zip", "rest.zip", "tab.json"].map(counted)),
  );
  const frame = document.createElement("iframe");
  frame.setAttribute("sandbox", "allow-scripts");
  frame.hidden = true;
  frame.srcdoc = policy?.createHTML(html) ?? html;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => hear(data);
  frame.onload = () => {
    frame.contentWindow!.postMessage({ script: code, files }, "*", [port2, ...(Object.values(files) as ArrayBuffer[])]);
    worker = port1;
    anew();
  };
  addEventListener("message", ({ source, data }) => {
    if (source === frame.contentWindow && setting.state === "setting") become({ state: "failed", why: String(data) });
  });
  document.body.append(frame);
}

function tellAll(now: Setting): void {
  become(now);
  channel.postMessage({ kind: "setting", page: "*", setting: now });
}

/** Another worker: lines come back by themselves, and what wasn't answered is asked again. */
function anew(): void {
  for (const wire of [...lines.values()]) wire.hear(null);
  for (const { word } of waiting.values()) post(word);
}

channel.onmessage = ({ data }: MessageEvent<Word & { to?: string }>) => {
  if (data.to === "leader") {
    if (!worker) return;
    if (data.kind === "who") channel.postMessage({ kind: "setting", page: data.page, setting });
    else worker.postMessage(data);
  } else if (data.page === ME || data.page === "*") {
    if (data.kind === "leader") anew();
    else hear(data);
  }
};
if (YARD) {
  shutIn().catch((why) => become({ state: "failed", why: String(why) }));
  addEventListener("beforeunload", (event) => {
    if (lines.size > 0) event.preventDefault();
  });
} else if (navigator.locks && "indexedDB" in globalThis) {
  channel.postMessage({ kind: "who", page: ME, to: "leader" });
  void navigator.locks.request(`isoloir ${ROOT}`, lead);
} else become({ state: "failed", why: "Web Locks" });

addEventListener("pagehide", () => {
  post({ kind: "gone" });
  stop();
});
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) location.reload();
});

/** Links of the pages are a server's; what's to be saved comes from the worker. */
addEventListener(
  "click",
  (event) => {
    const link = (event.target as Element | null)?.closest?.("a[href^='/']");
    const href = link?.getAttribute("href");
    if (!link || !href) return;
    if (href.startsWith("/api/")) {
      event.preventDefault();
      void save(href, link.getAttribute("download") ?? "");
    } else link.setAttribute("href", `${location.pathname}?${href}`);
  },
  true,
);

async function save(path: string, name: string): Promise<void> {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await (await ask(path)).blob());
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** A browser that's asked may promise to throw nothing away; not all can be asked. */
if (!YARD)
  void navigator.storage?.persist?.().then((kept) => {
    promised = kept;
    if (setting.state === "ready") become(setting);
  });

/** Once the house is open, a worker of the browser's keeps all files, so that it opens without the network too. */
tab.watch((now) => {
  if (now.state !== "ready" || !("serviceWorker" in navigator)) return;
  void navigator.serviceWorker
    .register(script(1))
    .then(() => navigator.serviceWorker.ready)
    .then(({ active }) => active?.postMessage("keep"))
    .catch(() => undefined);
});
