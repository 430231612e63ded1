/** How many people stand in a row: all up to five, half of more, so that nobody is alone on the second. */
export const inRow = (people: number): number => (people > 5 ? Math.ceil(people / 2) : Math.max(people, 1));
