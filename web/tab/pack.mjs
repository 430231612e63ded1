/**
 * Makes a folder that `isoloir tab` has put together small: `node pack.mjs FOLDER SLIM KEPT whole|quick`.
 * Python compiles its own library and our sources, by the functions of SLIM; beside each file goes a copy packed by brotli.
 * What takes long is kept in KEPT.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";

const [folder, slim, kept] = process.argv.slice(2, 5).map((path) => resolve(path));
const quick = process.argv[5] === "quick";
const python = `${join(folder, "tab", "python")}/`;
const SELF = new Set(["sw.js", "tab.json"]);
const SMALL = new Set([".png", ".gz", ".br", ".txt", ".woff2"]);
const JOBS = [
  ["tab/rest.zip", "tab/python/python_stdlib.zip", "lambda name: not is_kept(name)"],
  ["tab/python/python_stdlib.zip", "tab/python/python_stdlib.zip", "is_kept"],
  ["tab/house.zip", "tab/house.zip", "bool"],
  ["tab/workshop.zip", "tab/workshop.zip", "bool"],
];

/** Once for the same bytes, and then from where it was kept. */
function once(body, how, make) {
  const path = join(kept, createHash("sha256").update(body).update(how).digest("hex").slice(0, 32));
  if (!existsSync(path)) writeFileSync(path, make(body));
  return readFileSync(path);
}

let house = null;
async function opened() {
  if (house) return house;
  const { loadPyodide } = await import(pathToFileURL(`${python}pyodide.mjs`).href);
  const lock = JSON.stringify({
    info: { arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2", abi_version: "2026_0" },
    packages: {},
  });
  house = await loadPyodide({ indexURL: python, lockFileContents: lock });
  house.runPython(readFileSync(slim, "utf8"));
  return house;
}

const made = [];
for (const [name, from, wanted] of JOBS) {
  const body = readFileSync(join(folder, from));
  const how = wanted + readFileSync(slim);
  const known = join(kept, createHash("sha256").update(body).update(how).digest("hex").slice(0, 32));
  if (!existsSync(known)) {
    const { FS, runPython } = await opened();
    FS.writeFile("/given", body);
    runPython(`open("/made", "wb").write(slim(open("/given", "rb").read(), ${wanted}))`);
    writeFileSync(known, FS.readFile("/made"));
  }
  made.push([name, readFileSync(known)]);
}
for (const [name, body] of made) writeFileSync(join(folder, name), body);

const whole = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 } };
for (const name of quick ? [] : readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!name.isFile() || SELF.has(name.name) || SMALL.has(extname(name.name))) continue;
  const path = join(name.parentPath, name.name);
  const body = readFileSync(path);
  const packed = once(body, "brotli", (text) => brotliCompressSync(text, whole));
  if (packed.length < body.length) writeFileSync(`${path}.br`, packed);
}
