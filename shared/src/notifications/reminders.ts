/** How a new shop reminds of carts (R1966). */
export const FIRST_REMINDERS = { isOn: true, hours: 4 } as const;

/** Reminders are written from the first of these hours on, and no more from the second: nobody is woken. */
const FROM_HOUR = 9;
const TO_HOUR = 20;

/** Whether it is an hour, in the shop's own zone, at which people are reminded of something. */
export function isReminderHour(now: Date, timeZone: string): boolean {
  const hour = Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(now));
  return hour >= FROM_HOUR && hour < TO_HOUR;
}
