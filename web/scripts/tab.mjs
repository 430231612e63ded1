/** What makes one folder of the pages: the scripts that stand in for a server. `isoloir tab` puts them to use. */
import { readFileSync } from "node:fs";
import { transformWithOxc } from "vite";

const SCRIPTS = ["page.ts", "worker.ts", "keep.ts", "sw.js", "frame.html", "pack.mjs"];

export function tab() {
  return {
    name: "isoloir-tab",
    apply: "build",
    async generateBundle() {
      for (const script of SCRIPTS) {
        const text = readFileSync(new URL(`../tab/${script}`, import.meta.url), "utf8");
        const { code } =
          !script.endsWith("s") || script.endsWith(".mjs") ? { code: text } : await transformWithOxc(text, script);
        const source = code.replace(/(from |import\()"\.\/(\w+)"/g, '$1"./$2.js"');
        this.emitFile({ type: "asset", fileName: `tab/${script.replace(".ts", ".js")}`, source });
      }
    },
  };
}
