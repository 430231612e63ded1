/** Takes the glosses off the words of Majority: they're for making the bots' table, and four times as long. */

export function bareWords() {
  return {
    name: "isoloir-bare-words",
    enforce: "pre",
    transform(code, id) {
      if (!/content\/majority\/words\.\w+\.json$/.test(id)) return null;
      return {
        code: JSON.stringify(
          JSON.parse(code)
            .flat()
            .map((face) => face.word),
        ),
        map: null,
      };
    },
  };
}
