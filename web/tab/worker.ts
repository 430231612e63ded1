/** Where the house is: Python, its log, and a word for every page. */
import { Keep, opened } from "./keep";

interface Python {
  unpackArchive(buffer: ArrayBuffer, format: string, options: { extractDir: string }): void;
  pyimport(name: string): { start(worker: object, pace: string): Promise<[Ask, Line, Line, (line: string) => void]> };
}
type Ask = (method: string, path: string, text: string, key: string) => Promise<[number, string, string, string]>;
type Line = (line: string, text: string) => unknown;
type Word = { kind: string; page: string; line: string; text: string } & Record<string, string>;

const HERE = new URL(".", import.meta.url);
const SITE = "/lib/python3.14/site-packages";
const NO_PACKAGES = {
  info: { arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2", abi_version: "2026_0" },
  packages: {},
};
const queue: Word[] = [];
let hear = (word: Word): void => void queue.push(word);

const tell = (setting: object) => postMessage({ kind: "setting", page: "*", setting });

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

async function start(root: string): Promise<void> {
  const { all, pace } = await (await fetch(new URL("tab.json", HERE))).json();
  counted(all);
  const base = opened(`isoloir ${root}`);
  const house = fetch(new URL("house.zip", HERE)).then((answer) => answer.arrayBuffer());
  const { loadPyodide } = await import(/* @vite-ignore */ new URL("python/pyodide.mjs", HERE).href);
  const python: Python = await loadPyodide({
    indexURL: new URL("python/", HERE).href,
    lockFileContents: JSON.stringify(NO_PACKAGES),
  });
  python.unpackArchive(await house, "zip", { extractDir: SITE });
  const keep = new Keep(await base);
  const given = Object.assign(keep, {
    tell: (line: string, text: string | null) => postMessage({ kind: "line", page: line.split("/")[0], line, text }),
  });
  const [ask, open, say, hangUp] = await python
    .pyimport("isoloir.table.tab.browser")
    .start(given, JSON.stringify(pace ?? {}));
  begin(ask, open, say, hangUp);
}

function begin(ask: Ask, open: Line, say: Line, hangUp: (line: string) => void): void {
  const lines = new Set<string>();
  hear = (word) => {
    const { kind, page, line, text } = word;
    if (kind === "open") {
      lines.add(line);
      open(line, text);
    } else if (kind === "say") say(line, text);
    else if (kind === "hang-up" || kind === "gone")
      for (const each of lines) {
        if (each !== line && !(kind === "gone" && each.startsWith(`${page}/`))) continue;
        lines.delete(each);
        hangUp(each);
      }
    else if (kind === "ask")
      void ask(word.method!, word.path!, text, word.key!).then(([status, type, file, body]) =>
        postMessage({ kind: "answer", page, id: word.id, status, type, file, text: body }),
      );
  };
  tell({ state: "ready", leads: true, kept: true });
  for (const word of queue) hear(word);
}

addEventListener("message", ({ data }: MessageEvent<Word>) => {
  if (data.kind === "start") start(data.root!).catch((why) => tell({ state: "failed", why: String(why).trim().split("\n").at(-1)! }));
  else hear(data);
});
