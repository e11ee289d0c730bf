import { LANGUAGE } from '../locale/index.ts';
import type { Days } from '../shop/index.ts';

const DAY_MS = 86_400_000;
const dayOf = new Intl.DateTimeFormat(LANGUAGE, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** The moment so many working days after another: Saturdays and Sundays do not count. */
function workingDaysAfter(start: Date, days: number): Date {
  let date = start;
  for (let left = days; left > 0; ) {
    date = new Date(date.getTime() + DAY_MS);
    if (date.getUTCDay() % 6 !== 0) left -= 1;
  }
  return date;
}

/** The promised dates of an order of that moment (R2159): `entre le mardi 2 décembre et le vendredi 5 décembre`. */
export function arrivalText({ from, to }: Days, ordered: Date): string {
  const [first, last] = [from, to].map((days) => dayOf.format(workingDaysAfter(ordered, days)).replace(' 1 ', ' 1er '));
  return first === last ? `le ${last}` : `entre le ${first} et le ${last}`;
}
