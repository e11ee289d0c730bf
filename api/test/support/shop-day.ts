import { dayIn } from '@karite/shared/cash';
import { addDays } from '@karite/shared/statistics';

/**
 * Where a test's shop is: always in a zone where it is another day than in UTC, as it is for an hour of each day in the real
 * one, so that code that counts UTC's days fails at once, and not by a test that is red before midnight.
 */
export const TEST_ZONE = new Date().getUTCHours() < 11 ? 'Etc/GMT+12' : 'Etc/GMT-14';

/** The day in a test's shop so many days from now, as `2026-11-27`. */
export const shopDay = (fromNow = 0): string => addDays(dayIn(TEST_ZONE, new Date()), fromNow);
