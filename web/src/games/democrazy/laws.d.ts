/** What the build leaves of the laws: a row of words each (scripts/law-rows.mjs). */
declare module "*/laws.jsonl" {
  const rows: readonly string[];
  export default rows;
}
