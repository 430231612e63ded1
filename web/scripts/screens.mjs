/** Names for sizes of screens: `@media (--wide)` in a style is what `src/style/screens.json` calls "wide", and scripts read the same file. */
import { readFileSync } from "node:fs";

const NAMES = new URL("../src/style/screens.json", import.meta.url);
const STYLE = /\.css($|\?)/;
const spelled = (name) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The style with every name put into its place; a name that nobody gave stops the build. */
export function named(style, sizes) {
  const known = new Map(Object.entries(sizes).map(([name, query]) => [spelled(name), query]));
  return style.replace(/@media[^{]*/g, (media) =>
    media.replace(/\((--[\w-]+)\)/g, (_, name) => {
      if (!known.has(name)) throw new Error(`no size of screen is called ${name}`);
      return known.get(name);
    }),
  );
}

export function screens() {
  return {
    name: "screens",
    enforce: "pre",
    transform(code, id) {
      if (!STYLE.test(id) || !code.includes("(--")) return null;
      return { code: named(code, JSON.parse(readFileSync(NAMES, "utf8"))), map: null };
    },
  };
}
