import { type Clock, momentIn, shownIn } from './clock.ts';
import type { Reading } from './number.ts';
import { plainText } from './plain-text.ts';

/** How months begin, without accents; what follows may be cut anywhere, with or without a point. */
const MONTHS = [
  'janvier',
  'fevrier',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'aout',
  'septembre',
  'octobre',
  'novembre',
  'decembre',
];
const SHORTEST = 3;

/** The number of a month by its name or the beginning of it; 0 for none, and for what two months begin with. */
function monthOf(name: string): number {
  const begun = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\.$/, '');
  const found = MONTHS.filter((month) => begun.length >= SHORTEST && month.startsWith(begun));
  return found.length === 1 ? MONTHS.indexOf(found[0] ?? '') + 1 : 0;
}

/** A year before this one is a slip of the fingers. */
const FIRST_YEAR = 1900;

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** A day that there is, as `2026-12-31`; `null` for the 31st of a shorter month. */
function dayOf(year: number, month: number, date: number): string | null {
  const day = `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(date)}`;
  const midnight = new Date(`${day}T00:00:00Z`);
  return year >= FIRST_YEAR && !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day) ? day : null;
}

/** `26` is 2026. */
const fullYear = (year: string) => Number(year) + (year.length === 2 ? 2_000 : 0);

const WEEKDAY =
  /^(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lun\.?|mar\.?|mer\.?|jeu\.?|ven\.?|sam\.?|dim\.?),? /i;
const ISO = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/;
const FRENCH = /^(\d{1,2})(?: ?([-/.]) ?)(\d{1,2})(?: ?\2 ?)(\d{4}|\d{2})(?!\d)/;
const IN_WORDS = /^(\d{1,2})(?:er)?[ -](\p{L}+)\.?[ -](\d{4}|\d{2})(?!\d)/u;

/** The day that a text begins with, and what follows; `null` for none that there is. */
function leadingDay(text: string): { day: string; rest: string } | null {
  const iso = ISO.exec(text);
  const french = FRENCH.exec(text);
  const inWords = IN_WORDS.exec(text);
  const found = iso ?? french ?? inWords;
  if (!found) return null;
  const [whole, first = '', , third = '', fourth = ''] = found;
  const day = iso
    ? dayOf(Number(first), Number(third), Number(fourth))
    : french
      ? dayOf(fullYear(fourth), Number(third), Number(first))
      : dayOf(fullYear(third), monthOf(found[2] ?? ''), Number(first));
  return day === null ? null : { day, rest: text.slice(whole.length) };
}

/** Hours and minutes behind a day: `14:30`, `14h30`, `à 14 h`, with or without a zone. */
const CLOCK =
  /^(?:T| ?,? ?(?:à |a )?)(\d{1,2}) ?(?:h|:) ?(?:(\d\d)(?::(\d\d)(?:[.,](\d{1,6}))?)?)?(?: ?(Z|[+-]\d\d:?\d\d))?$/i;

type Written = { day: string; clock: Clock | null; zone: string | null };

/** The day and time in a text; `null` where it contains none. */
function written(typed: string): Written | null {
  const found = leadingDay(plainText(typed).replace(WEEKDAY, ''));
  if (!found) return null;
  if (found.rest === '') return { day: found.day, clock: null, zone: null };
  const [, hour, minute = '0', second = '0', fraction = '', zone = null] = CLOCK.exec(found.rest) ?? [];
  if (hour === undefined) return null;
  const [hours, minutes, seconds] = [Number(hour), Number(minute), Number(second)];
  if (hours > 23 || minutes > 59 || seconds > 59) return null;
  return { day: found.day, clock: { hours, minutes, seconds, ms: Number(fraction.padEnd(3, '0').slice(0, 3)) }, zone };
}

const MIDNIGHT: Clock = { hours: 0, minutes: 0, seconds: 0, ms: 0 };
const LAST_MOMENT: Clock = { hours: 23, minutes: 59, seconds: 59, ms: 999 };

const refused = (typed: string) => ({ problem: `Date attendue, comme 31/12/2026 : « ${typed.trim()} »` });

/** Reads a day of the calendar (R2110): `31/12/2026`, `31-12-26`, `2026-12-31`, `31 déc. 2026`. A time is none of it, but midnight. */
export function readDay(typed: string): Reading<string> {
  const said = written(typed);
  const isWhole = said && (said.clock === null || Object.values(said.clock).every((part) => part === 0));
  return isWhole ? { value: said.day } : refused(typed);
}

/** How a moment is read: by the clocks of which zone, and whether something ends with it. */
export type MomentForm = { timeZone: string; isEnd?: boolean | undefined };

/**
 * Reads a moment (R2111), in UTC: a day with or without a time, by the shop's clocks unless a zone is written. A day without
 * a time is its first moment, or its last one for what ends (`isEnd`).
 */
export function readMoment(typed: string, { timeZone, isEnd = false }: MomentForm): Reading<string> {
  const said = written(typed);
  if (!said) return refused(typed);
  const { day, clock, zone } = said;
  const { hours, minutes, seconds, ms } = clock ?? (isEnd ? LAST_MOMENT : MIDNIGHT);
  // Fields show 23:59 of a last moment, and read it as that again.
  const isLast = isEnd && hours === 23 && minutes === 59;
  if (zone === null) return { value: momentIn(timeZone, day, isLast ? LAST_MOMENT : { hours, minutes, seconds, ms }) };
  const offset = /^z$/i.test(zone) ? 'Z' : zone.replace(/^(...):?/, '$1:');
  const time = [hours, minutes, seconds].map(twoDigits).join(':');
  return { value: new Date(`${day}T${time}.${String(ms).padStart(3, '0')}${offset}`).toISOString() };
}

/** A day as a field to type in holds it: `31/12/2026`. */
export const typedDay = (day: string): string => day.split('-').reverse().join('/');

/** A moment as a field to type in holds it, by the clocks of a zone: `31/12/2026 23:59`. */
export function typedMoment(moment: string, timeZone: string): string {
  const shown = shownIn(timeZone, moment);
  return `${typedDay(shown.slice(0, 10))} ${shown.slice(11, 16)}`;
}
