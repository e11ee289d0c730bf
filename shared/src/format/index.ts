import { LOCALE } from '../locale/index.ts';
import { cutText } from '../text/index.ts';

/** How numbers, dates and texts are written for people, in French. Pure: the zone and the moment come in as values. */

const upToCents = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 });

/** A plain number, grouped the French way. */
export const formatNumber = (value: number): string => upToCents.format(value);

/** Bytes in readable units, rounded down, but for a little: `1,5 Mo`, `12 ko`, `1 ko`. */
export const formatSize = (bytes: number): string =>
  bytes >= 1_048_576
    ? `${formatNumber(Math.floor((bytes * 10) / 1_048_576) / 10)} Mo`
    : `${formatNumber(Math.max(1, Math.floor(bytes / 1_024)))} ko`;

/** Cuts a text after `length` characters and adds an ellipsis; a text that fits does not change. */
export const truncate = (text: string, length: number): string => {
  const cut = cutText(text, length);
  return cut === text ? text : `${cut.trimEnd()}…`;
};

/** `1 produit`, `2 produits`; French counts 0 as singular. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count >= 2 ? many : one}`;

/** Month abbreviations as the statistics show them (R1601). */
export const MONTHS = ['Jan', 'Fév', 'Mar', 'Avr', 'Mai', 'Juin', 'Juil', 'Août', 'Sep', 'Oct', 'Nov', 'Déc'] as const;

/** `2026-11` as `Nov 2026`. */
export function monthLabel(month: string): string {
  const [year, number] = month.split('-');
  return `${MONTHS[Number(number) - 1] ?? number} ${year}`;
}

/** A day (`2026-11-29`) in a sentence: `29 novembre 2026`. */
export const formatLongDay = (day: string): string =>
  new Date(day).toLocaleDateString(LOCALE, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A moment (ISO 8601, UTC) in the reader's own zone: `21/11/2026`. */
export const formatDate = (iso: string, timeZone?: string): string =>
  new Date(iso).toLocaleDateString(LOCALE, { timeZone });

/** A moment (ISO 8601, UTC) in the reader's own zone: `21/11/2026 14:05`. */
export const formatDateTime = (iso: string, timeZone?: string): string =>
  `${formatDate(iso, timeZone)} ${new Date(iso).toLocaleTimeString(LOCALE, { hour: '2-digit', minute: '2-digit', timeZone })}`;
