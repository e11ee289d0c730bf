import type { Random } from '@karite/shared/random';
import { around } from '../around.ts';

const DAY = 86_400_000;
/** Fourteen months, in days. */
const SPAN = 425;

/** How busy a month is, January first: gifts in December, weddings in August, mothers' day in May. */
const SEASON = [0.8, 1.05, 0.9, 0.95, 1.2, 0.95, 1, 1.15, 0.85, 0.95, 1.15, 1.5] as const;
/** How busy an hour is in West Africa (UTC+0 or +1): lunch, then the evening on the phone. */
const HOURS = [1, 0.4, 0.2, 0.2, 0.3, 0.8, 2, 4, 6, 8, 8, 9, 10, 9, 7, 6, 6, 7, 9, 12, 13, 11, 7, 3];

function hourOf(random: Random): number {
  let left = random.next() * HOURS.reduce((sum, weight) => sum + weight, 0);
  return HOURS.findIndex((weight) => {
    left -= weight;
    return left <= 0;
  });
}

/** Moments of orders, the oldest first: a growing shop with its seasons, weekends a little stronger. */
export function orderDates(count: number, now: Date, random: Random): Date[] {
  const dates: Date[] = [];
  while (dates.length < count) {
    const age = random.next() * SPAN;
    const day = new Date(now.getTime() - age * DAY);
    const growth = 0.35 + 0.65 * (1 - age / SPAN);
    const weekend = day.getUTCDay() % 6 === 0 ? 1 : 0.85;
    if (random.next() > (growth * weekend * around(SEASON, day.getUTCMonth())) / 1.5) continue;
    day.setUTCHours(hourOf(random), random.int(0, 59), random.int(0, 59), random.int(0, 999));
    if (day < now && now.getTime() - day.getTime() < SPAN * DAY) dates.push(day);
  }
  return dates.sort((a, b) => a.getTime() - b.getTime());
}
