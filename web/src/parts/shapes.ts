/** The outlines of the tokens, in a square of 40. */
export const SHAPES = {
  circle: "M20 3a17 17 0 1 1 0 34a17 17 0 1 1 0-34z",
  square: "M7 5h26q3 0 3 3v24q0 3-3 3H7q-3 0-3-3V8q0-3 3-3z",
  triangle:
    "M20 3q1.500 0 2.400 1.600l15 27.500q1.400 2.900-1.800 2.900H4.400q-3.200 0-1.800-2.900l15-27.500Q18.500 3 20 3z",
  diamond: "M20 2l17 18-17 18L3 20z",
  star: "M20 2l5.300 11.700 12.700 1.400-9.500 8.600 2.700 12.600L20 29.900 8.800 36.300l2.700-12.600L2 15.100l12.700-1.400z",
  heart: "M20 37C7 27 3 21 3 14a9 9 0 0 1 17-4a9 9 0 0 1 17 4c0 7-4 13-17 23z",
  moon: "M26 3A17 17 0 1 0 37 24A15 15 0 0 1 26 3z",
  cross: "M14 3h12v11h11v12H26v11H14V26H3V14h11z",
};

/** Where the letter is, if not at 26. */
export const LETTER_AT = { triangle: 29, moon: 27, heart: 22, star: 24 } as Record<string, number>;
