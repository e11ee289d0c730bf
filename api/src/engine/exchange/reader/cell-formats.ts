import { LOCALE } from '@karite/shared/locale';
import dayjs from 'dayjs';
import 'dayjs/locale/fr.js';
import utc from 'dayjs/plugin/utc.js';
import { formatValue, isDateFormat, serialToDate } from 'hucre';
import type { NumberCell } from './limits.ts';
import { xmlEvents } from './xml-events.ts';

dayjs.extend(utc);

/** Excel's built-in formats, as a French Excel shows them. */
const BUILT_IN: Readonly<Record<number, string>> = {
  0: 'General',
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'dd/mm/yyyy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'dd/mm/yyyy h:mm',
  37: '#,##0 ;-#,##0',
  38: '#,##0 ;-#,##0',
  39: '#,##0.00 ;-#,##0.00',
  40: '#,##0.00 ;-#,##0.00',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
  49: '@',
};

/** The number format of each style of cell, in their order. */
export function readFormats(styles: Buffer | undefined): string[] {
  const own = new Map<number, string>();
  const formats: string[] = [];
  let isInCells = false;
  for (const event of styles ? xmlEvents(styles) : []) {
    if ('close' in event && event.close === 'cellXfs') isInCells = false;
    if (!('open' in event)) continue;
    const id = Number(event.attributes('numFmtId'));
    if (event.open === 'cellXfs') isInCells = true;
    if (event.open === 'numFmt') own.set(id, event.attributes('formatCode') ?? 'General');
    if (event.open === 'xf' && isInCells) formats.push(own.get(id) ?? BUILT_IN[id] ?? 'General');
  }
  return formats;
}

/** A format of dates with the names of month and day as French words: the formatter writes English ones. */
function inFrench(format: string, date: Date): string {
  const day = dayjs.utc(date).locale('fr');
  return format.replace(/"[^"]*"|\\.|\[[^\]]*\]|m{3,5}|d{3,4}/gi, (part) => {
    const isMonth = /^m/i.test(part);
    if (!isMonth && !/^d/i.test(part)) return part;
    const words = day.format((isMonth ? 'M' : 'd').repeat(Math.min(part.length, 4)));
    // Five letters of a month mean its first one.
    return `"${part.length > 4 ? words.charAt(0) : words}"`;
  });
}

/** Digits that a sheet shows of a number without a format. */
const SHOWN_DIGITS = 11;

/** A number without a format, as a French sheet shows it; a whole one has all its digits, as a bar code needs them. */
export const general = (value: number): string =>
  String(Number.isInteger(value) ? value : Number(value.toPrecision(SHOWN_DIGITS))).replace('.', ',');

/** The moment that a number of days is, as the shop's readers take it: a day, or a day and a time without a zone. */
function momentOf(serial: number, is1904: boolean): string {
  const at = serialToDate(serial, is1904);
  // Minutes are fractions of a day: what is a ms beside a second is that second.
  const text = new Date(Math.round(at.getTime() / 1_000) * 1_000).toISOString();
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text.slice(0, 19);
}

/** The day after the last one of Excel's calendar. */
const LAST_SERIAL = 2_958_466;

export function numberCell(value: number, format = 'General', is1904 = false): NumberCell {
  const isInCalendar = value >= 0 && value < LAST_SERIAL;
  const isDate = isInCalendar && isDateFormat(format);
  const moment = isInCalendar ? momentOf(value, is1904) : null;
  if (/^(General|@)?$/i.test(format)) return { value, moment, isDate: false, shown: general(value) };
  const written = isDate ? inFrench(format, serialToDate(value, is1904)) : format;
  return { value, moment, isDate, shown: formatValue(value, written, { locale: LOCALE, is1904 }).trim() };
}
