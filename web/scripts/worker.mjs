/** Writes the service worker with the names of all files of this release in it: by them it knows what to drop. */
import { readFileSync } from "node:fs";

const HERE = "const PARTS = new Set([]);";

/** The worker's text for a release of these files. */
export function stamped(text, files) {
  if (!text.includes(HERE)) throw new Error("the worker has no place for the names of its files");
  const parts = files.filter((file) => file.startsWith("assets/")).map((file) => `/${file}`);
  return text.replace(HERE, `const PARTS = new Set(${JSON.stringify(parts.sort())});`);
}

export function worker() {
  return {
    name: "isoloir-worker",
    enforce: "post",
    generateBundle(_, bundle) {
      const text = readFileSync(new URL("../worker/sw.js", import.meta.url), "utf8");
      this.emitFile({ type: "asset", fileName: "sw.js", source: stamped(text, Object.keys(bundle)) });
    },
  };
}
