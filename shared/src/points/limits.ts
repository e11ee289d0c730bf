import { IS_WHOLE_MONEY } from '../locale/index.ts';

/** The amount that a number of points is earned for, and the points whose value is set: a currency with cents is worth more. */
export const POINTS_AMOUNT = IS_WHOLE_MONEY ? 1_000 : 10;
export const WORTH_POINTS = IS_WHOLE_MONEY ? 1 : 100;

/** What a shop begins with: off, and about 5 % of what is paid once it is on (R1970). */
export const FIRST_POINTS = { isOn: false, rate: 10, worth: 5, least: 200 } as const;

/** The most points for `POINTS_AMOUNT`, the most money for `WORTH_POINTS`, and the most that is exchanged at least. */
export const MOST_RATE = 1_000;
export const MOST_WORTH = 1_000;
export const MOST_LEAST = 100_000;

/** The most points that change hands at once: an amount of an offer ends at 100 000 000. */
export const MOST_POINTS = 100_000;

/** How many days the code of an exchange holds (R1973). */
export const CODE_DAYS = 90;

export const POINT_NOTE_LENGTH = 300;
