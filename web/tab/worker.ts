/** Where the house is: Python, its log, and a word for every page. */

interface Python {
  unpackArchive(buffer: ArrayBuffer, format: string, options: { extractDir: string }): void;
  pyimport(name: string): { start(worker: object, pace: string): Promise<[Ask, Line, Line, (line: string) => void]> };
}
type Ask = (method: string, path: string, text: string, key: string) => Promise<[number, string, string, string]>;
type Line = (line: string, text: string) => unknown;
type Word = { kind: string; page: string; line: string; text: string } & Record<string, string>;
/** A workshop is given its files: it can fetch nothing. */
type Files = Record<string, ArrayBuffer>;

const SITE = "/lib/python3.14/site-packages";
const NO_PACKAGES = {
  info: { arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2", abi_version: "2026_0" },
  packages: {},
};
const NOWHERE = "https://nowhere.invalid/";
const queue: Word[] = [];
let hear = (word: Word): void => void queue.push(word);
let page: { postMessage(said: object): void } = self;

const tell = (setting: object) => page.postMessage({ kind: "setting", page: "*", setting });
const tellLine = (line: string, text: string | null) =>
  page.postMessage({ kind: "line", page: line.split("/")[0], line, text });
const script = (text: ArrayBuffer) => URL.createObjectURL(new Blob([text], { type: "text/javascript" }));

/** Counts what arrives: people see how far it is. */
function counted(all: number): void {
  let got = 0;
  const plain = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const answer = await plain(input, init);
    if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
    const body = answer.body?.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(part, out) {
          got += part.length;
          tell({ state: "setting", got, all });
          out.enqueue(part);
        },
      }),
    );
    return new Response(body, answer);
  };
}

async function start(root: string, files?: Files): Promise<void> {
  const here = files ? NOWHERE : new URL(".", location.href).href;
  if (files)
    Object.assign(globalThis, {
      fetch: async (input: string) => given(files, String(input)),
      importScripts: undefined,
    });
  const bytes = (name: string) => fetch(new URL(name, here)).then((answer) => answer.arrayBuffer());
  const { all, pace } = JSON.parse(new TextDecoder().decode(await bytes("tab.json")));
  if (!files) counted(all);
  const keep = files
    ? {}
    : import("./keep").then(({ Keep, opened }) => opened(`isoloir ${root}`).then((base) => new Keep(base)));
  const archives = ["house.zip", ...(files ? ["workshop.zip", "rest.zip"] : [])].map(bytes);
  const [main, inner] = await Promise.all(
    ["pyodide.mjs", "pyodide.asm.mjs"].map(
      (name) => import(/* @vite-ignore */ files ? script(files[name]!) : `${here}python/${name}`),
    ),
  );
  const python: Python = await main.loadPyodide({
    indexURL: `${here}python/`,
    lockFileContents: JSON.stringify(NO_PACKAGES),
    createPyodideModule: inner.default,
  });
  for (const archive of archives) python.unpackArchive(await archive, "zip", { extractDir: SITE });
  const module = python.pyimport(files ? "isoloir.workshop" : "isoloir.table.tab.browser");
  begin(...(await module.start(Object.assign(await keep, { tell: tellLine }), JSON.stringify(pace ?? {}))));
}

/** Of a whole traceback, the line that says what it was. */
function reasonIn(trace: string): string {
  const lines = trace.trim().split("\n");
  return lines.findLast((line) => /^[\w.]*(Error|Exception)\b/.test(line)) ?? lines.at(-1)!;
}

function given(files: Files, address: string): Response {
  const type = address.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
  return new Response(files[address.split("/").at(-1)!], { headers: { "Content-Type": type } });
}

function begin(ask: Ask, open: Line, say: Line, hangUp: (line: string) => void): void {
  const lines = new Set<string>();
  hear = (word) => {
    const { kind, page: from, line, text } = word;
    if (kind === "open") {
      lines.add(line);
      open(line, text);
    } else if (kind === "say") say(line, text);
    else if (kind === "hang-up" || kind === "gone")
      for (const each of lines) {
        if (each !== line && !(kind === "gone" && each.startsWith(`${from}/`))) continue;
        lines.delete(each);
        hangUp(each);
      }
    else if (kind === "ask")
      void ask(word.method!, word.path!, text, word.key!).then(([status, type, file, body]) =>
        page.postMessage({ kind: "answer", page: from, id: word.id, status, type, file, text: body }),
      );
  };
  tell({ state: "ready" });
  for (const word of queue) hear(word);
}

addEventListener("message", ({ data, ports: [port] }: MessageEvent<Word>) => {
  if (data.kind !== "start") return hear(data);
  if (port) {
    page = port;
    port.onmessage = ({ data: said }) => hear(said);
  }
  start(data.root!, data.files as unknown as Files).catch((why) =>
    tell({ state: "failed", why: reasonIn(String(why)) }),
  );
});
