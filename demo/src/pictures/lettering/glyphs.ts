/**
 * A small stroke alphabet: thin geometric capitals, so that no picture needs a font on the machine that draws it. Each glyph
 * is 100 high, from 0 (top) to 100 (baseline); paths use M, L, H, V, C, A and Z, all absolute.
 */
export type Glyph = readonly [width: number, path: string];

const O = 'M0 50A50 50 0 0 1 100 50A50 50 0 0 1 0 50Z';

/** Also replaces characters that have no glyph of their own. */
export const DASH: Glyph = [30, 'M0 52H30'];

export const glyphs: Record<string, Glyph> = {
  A: [78, 'M0 100L39 0L78 100M14 65H64'],
  B: [53, 'M0 46H22A23 23 0 0 0 22 0H0V100H25A27 27 0 0 0 25 46'],
  C: [90, 'M90 20A50 50 0 1 0 90 80'],
  D: [76, 'M0 0V100H26A50 50 0 0 0 26 0Z'],
  E: [50, 'M50 0H0V100H50M0 48H42'],
  F: [47, 'M47 0H0V100M0 50H40'],
  G: [100, 'M90 20A50 50 0 1 0 100 52H62'],
  H: [70, 'M0 0V100M70 0V100M0 48H70'],
  I: [0, 'M0 0V100'],
  J: [34, 'M34 0V76A19 24 0 0 1 0 84'],
  K: [62, 'M0 0V100M58 0L0 58M20 40L62 100'],
  L: [46, 'M0 0V100H46'],
  M: [88, 'M0 100L9 0L44 74L79 0L88 100'],
  N: [74, 'M0 100V0L74 100V0'],
  O: [100, O],
  P: [50, 'M0 100V0H24A26 26 0 0 1 24 52H0'],
  Q: [100, `${O}M62 64L98 104`],
  R: [55, 'M0 100V0H24A26 26 0 0 1 24 52H0M22 52L55 100'],
  S: [48, 'M46 17C42 6 34 0 24 0C10 0 2 10 2 24C2 53 48 43 48 74C48 90 38 100 23 100C11 100 3 93 0 82'],
  T: [64, 'M32 0V100M0 0H64'],
  U: [66, 'M0 0V67A33 33 0 0 0 66 67V0'],
  V: [76, 'M0 0L38 100L76 0'],
  W: [110, 'M0 0L28 100L55 4L82 100L110 0'],
  X: [66, 'M0 0L66 100M66 0L0 100'],
  Y: [68, 'M0 0L34 50L68 0M34 50V100'],
  Z: [60, 'M0 0H60L0 100H60'],
  0: [64, 'M0 50A32 50 0 0 1 64 50A32 50 0 0 1 0 50Z'],
  1: [22, 'M0 18L22 0V100'],
  2: [54, 'M2 27A25 26 0 1 1 47 42L0 100H54'],
  3: [50, 'M3 14A23 23 0 1 1 24 46A27 27 0 1 1 0 82'],
  4: [60, 'M46 100V0L0 70H60'],
  5: [52, 'M47 0H10L5 43A28 29 0 1 1 0 84'],
  6: [58, 'M44 0L6 54M0 70A29 30 0 0 1 58 70A29 30 0 0 1 0 70Z'],
  7: [52, 'M0 0H52L14 100'],
  8: [52, 'M4 23A22 23 0 0 1 48 23A22 23 0 0 1 4 23ZM0 73A26 27 0 0 1 52 73A26 27 0 0 1 0 73Z'],
  9: [58, 'M14 100L52 46M0 30A29 30 0 0 1 58 30A29 30 0 0 1 0 30Z'],
  '&': [68, 'M68 100L16 36C4 20 12 0 30 0C47 0 53 19 40 31L13 55C-6 73 3 100 26 100C47 100 60 82 62 58'],
  "'": [4, 'M4 0L0 24'],
  '-': DASH,
  ',': [4, 'M4 96L-2 116'],
  '.': [2, 'M0 99L1 100'],
  '°': [26, 'M0 13A13 13 0 0 1 26 13A13 13 0 0 1 0 13Z'],
  ' ': [34, ''],
};

/** Marks above or below a capital, drawn from its middle. */
export const accents: Record<string, string> = {
  '\u0301': 'M-7 -16L12 -35',
  '\u0300': 'M7 -16L-12 -35',
  '\u0302': 'M-17 -16L0 -34L17 -16',
  '\u0308': 'M-15 -24L-14 -24M14 -24L15 -24',
  '\u0327': 'M2 100C16 104 16 124 -6 120',
};
