import { expect, it } from 'vitest';
import { isReminderHour } from './reminders.ts';

it.each([
  ['07:59:59', false],
  ['08:00:00', true],
  ['18:59:59', true],
  ['19:00:00', false],
])('reminds from 9 to 20 h of the shop (R1966): %s UTC is an hour later in Porto-Novo', (time, isOne) => {
  expect(isReminderHour(new Date(`2026-11-25T${time}Z`), 'Africa/Porto-Novo')).toBe(isOne);
});
