/**
 * Runs a Python file by the Python of a built tab, under node: `node run.mjs TAB FILE ARGUMENT…`.
 * Our sources are the tab's own, compiled as a browser gets them; the project lies at /project, for its tests.
 */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [tab, file, ...rest] = process.argv.slice(2);
const python = `${resolve(tab, "tab/python")}/`;
const { loadPyodide } = await import(pathToFileURL(`${python}pyodide.mjs`).href);
const info = { arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2", abi_version: "2026_0" };
const house = await loadPyodide({ indexURL: python, lockFileContents: JSON.stringify({ info, packages: {} }) });
for (const name of ["house.zip", "workshop.zip", "rest.zip"])
  house.unpackArchive(new Uint8Array(readFileSync(resolve(tab, "tab", name))), "zip", { extractDir: "/lib/python3.14/site-packages" });
house.FS.mkdirTree("/project");
house.FS.mount(house.FS.filesystems.NODEFS, { root: process.cwd() }, "/project");
house.globals.set("arguments", house.toPy(rest));
house.runPython(`import sys; sys.path.append("/project"); sys.argv[1:] = arguments`);
house.runPython(readFileSync(file, "utf8"));
