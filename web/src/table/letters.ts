/** The letters on the tokens: one for each name, and a second where names begin alike, so that colour is never alone. */
export function letters(names: readonly string[]): string[] {
  const spelt = names.map((name) => Array.from(name.toUpperCase()));
  return spelt.map((name) => {
    const alike = spelt.filter((each) => each !== name && each[0] === name[0]);
    return (name[0] ?? "?") + second(name, alike);
  });
}

/** The first letter that none of those who begin alike has in the same place. */
function second(name: string[], alike: string[][]): string {
  if (alike.length === 0) return "";
  const isOwn = (letter: string, place: number) => alike.every((each) => each[place] !== letter);
  const own = name.find((letter, place) => /[\p{L}\p{N}]/u.test(letter) && isOwn(letter, place));
  return (own ?? name[1] ?? "").toLowerCase();
}
