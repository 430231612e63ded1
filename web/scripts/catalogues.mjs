/** Lets a page import a Fluent catalogue as text, without the comments and blank lines that only its authors need. */

export function slim(text) {
  return text
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .join("\n")
    .replace(/\n{2,}(?=\S)/g, "\n")
    .trim();
}

export function catalogues() {
  return {
    name: "isoloir-catalogues",
    transform(code, id) {
      if (!id.endsWith(".ftl")) return null;
      return { code: `export default ${JSON.stringify(slim(code))}`, map: null };
    },
  };
}
