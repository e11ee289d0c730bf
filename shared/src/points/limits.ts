/** What a shop begins with: off, and about 5 % of what is paid once it is on (R1970). */
export const FIRST_POINTS = { isOn: false, rate: 10, worth: 5, least: 200 } as const;

/** The most points for 1 000 in money, the most money for a point, and the most that is exchanged at least. */
export const MOST_RATE = 1_000;
export const MOST_WORTH = 1_000;
export const MOST_LEAST = 100_000;

/** The most points that change hands at once: an amount of an offer ends at 100 000 000. */
export const MOST_POINTS = 100_000;

/** How many days the code of an exchange holds (R1973). */
export const CODE_DAYS = 90;

export const POINT_NOTE_LENGTH = 300;
