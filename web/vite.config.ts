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

/** What every table needs travels in one file: fewer round trips, and it compresses better together. */
const FRAME = [
  /[\\/]src[\\/]main\.ts|[\\/]src[\\/]base[\\/]|[\\/]src[\\/]pages[\\/](App|TablePage)\.svelte/,
  /[\\/]src[\\/]table[\\/](?!HostSheet|Mine|Invite)/,
  /[\\/]src[\\/]play[\\/](?!Help|LogSheet|PlainBooth|Reactions)/,
  /[\\/]src[\\/]parts[\\/](Lazy|Token|Curtain)/,
  /[\\/]src[\\/]settings[\\/](settings\.svelte|sounds)/,
  /[\\/]src[\\/]words[\\/]|[\\/]src[\\/]games[\\/](find|say|perLanguage\.svelte)\.ts/,
  /[\\/]node_modules[\\/](@fluent|esm-env|clsx)[\\/]|vite[\\/]preload-helper/,
];

/** What Démocrazy's face, booth and words share: it compresses better together. */
const LAWS = /[\\/]democrazy[\\/](view|scene|why|outlook|laws|Terms|Tokens|Disc|Poster|Sign|Prospect)\b/;

function frame(id: string): boolean {
  return FRAME.some((part) => part.test(id));
}

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
            { name: "frame", test: (id: string) => frame(id) },
            { name: "laws", test: LAWS, includeDependenciesRecursively: false },
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
