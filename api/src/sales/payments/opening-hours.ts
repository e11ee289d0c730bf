import { LOCALE } from '@karite/shared/locale';

/** Minutes of the day of `08:00`; `null` when there is no such time. */
export function minutesOf(time: string | null): number | null {
  const [, hours, minutes] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(time ?? '') ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** Whether it is open at a moment, by the clock of `timeZone`. Hours may pass midnight; without both it is always open. */
export function isOpenAt(opensAt: string | null, closesAt: string | null, now: Date, timeZone: string): boolean {
  const [from, to] = [minutesOf(opensAt), minutesOf(closesAt)];
  if (from === null || to === null || from === to) return true;
  const clock = new Intl.DateTimeFormat(LOCALE, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const minute = minutesOf(clock.format(now)) ?? 0;
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}
