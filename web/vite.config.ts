import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { bareWords } from "./scripts/bare-words.mjs";
import { catalogues } from "./scripts/catalogues.mjs";
import { icons } from "./scripts/icons.mjs";
import { lawRows } from "./scripts/law-rows.mjs";
import { paper } from "./scripts/paper.mjs";
import { screens } from "./scripts/screens.mjs";
import { tab } from "./scripts/tab.mjs";
import { worker } from "./scripts/worker.mjs";

const src = (path: string) => fileURLToPath(new URL(`src/${path}`, import.meta.url));

/** What every table needs travels in one file, with all they import: fewer round trips, and it compresses better together. */
const FRAME = ["main.ts", "pages/TablePage.svelte", "play/Play.svelte", "faces/find.ts"].map(src);

/** What several parts of Démocrazy share: it compresses better together. */
const LAWS = [
  ...["view.ts", "scene.ts", "why.ts", "outlook.ts", "laws.svelte.ts"],
  ...["Terms.svelte", "Tokens.svelte", "Disc.svelte", "Poster.svelte", "Sign.svelte", "Prospect.svelte"],
].map((name) => src(`games/democrazy/${name}`));

export default defineConfig({
  plugins: [
    catalogues(),
    bareWords(),
    lawRows(),
    paper(),
    icons(),
    worker(),
    screens(),
    tab(),
    svelte({ compilerOptions: { runes: true, discloseVersion: false } }),
  ],
  build: {
    target: "es2022",
    cssTarget: ["chrome107", "safari16", "firefox110"],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            { name: "frame", test: (id: string) => FRAME.includes(id) },
            {
              name: "festival",
              test: (id: string) => id.startsWith(src("festival/")),
              includeDependenciesRecursively: false,
            },
            {
              name: "laws",
              test: (id: string) => LAWS.some((part) => id.startsWith(part)),
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
    reportCompressedSize: false,
    manifest: true,
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } }, fs: { allow: [".."] } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    setupFiles: ["scripts/patient.mjs"],
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
