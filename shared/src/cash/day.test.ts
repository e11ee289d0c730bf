import { expect, it } from 'vitest';
import { dayIn } from './index.ts';

it.each([
  ['Africa/Porto-Novo', '2026-11-21T22:59:59Z', '2026-11-21'],
  ['Africa/Porto-Novo', '2026-11-21T23:00:00Z', '2026-11-22'],
  ['Africa/Abidjan', '2026-11-21T23:59:59Z', '2026-11-21'],
  ['Africa/Lubumbashi', '2026-11-21T22:00:00Z', '2026-11-22'],
])('in %s it is at %s the day %s', (zone, moment, day) => expect(dayIn(zone, new Date(moment))).toBe(day));
