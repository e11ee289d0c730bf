import { LANGUAGE } from '../locale/index.ts';

/** How texts that people typed are read, the same way in forms and in the API. Light: the storefront's pages load it. */

/** The longest e-mail address, in characters (RFC 5321). */
export const EMAIL_LENGTH = 254;
export const EMAIL_MESSAGE = 'L’adresse e-mail n’est pas valide';

/** The pattern of an e-mail address: the same as zod's own, which the storefront can't afford to load. */
export const EMAIL_PATTERN =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** Whether a text, as `oneLine` reads it, is an e-mail address. */
export const isEmail = (text: string): boolean => text.length <= EMAIL_LENGTH && EMAIL_PATTERN.test(text);

/**
 * What no text may hold: control characters but tab and line breaks, halves of a character, and characters that Unicode excludes
 * (U+FFFE, U+FFFF…). No XML, and so no spreadsheet, may hold them either.
 */
const FORBIDDEN = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu;
/** What word processors break a line by. */
const OTHER_BREAKS = /[\v\f\u0085]/g;

/** A text without the characters that no text may hold (R2023). */
export const validText = (text: string): string => text.replace(OTHER_BREAKS, '\n').replace(FORBIDDEN, '');

/** The characters of a text as people count them; by code points in browsers from before 2024, which have no segmenter. */
const charactersOf = (text: string): Iterable<string> =>
  'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter(LANGUAGE, { granularity: 'grapheme' }).segment(text), ({ segment }) => segment)
    : Array.from(text);

/** The beginning of a text as people count: at most so many characters, none of them split (R2024). */
export function cutText(text: string, most: number): string {
  // No character is shorter than one unit.
  if (text.length <= most) return text;
  let end = 0;
  let count = 0;
  for (const segment of charactersOf(text)) {
    if (count === most) break;
    count += 1;
    end += segment.length;
  }
  return text.slice(0, end);
}

/** The same by length: at most so many units, as limits of fields count them. */
export function cutToLength(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  for (const segment of charactersOf(text.slice(0, most + 1))) {
    if (end + segment.length > most) break;
    end += segment.length;
  }
  return text.slice(0, end);
}

/** Line breaks, tabs, and the other characters that nobody sees. */
const BREAKS = /[\p{Cc}\u2028\u2029]+/u;

/** A text of one line: what breaks it becomes one space; trimmed. */
export const oneLine = (text: string): string =>
  // A pattern that also matched the surrounding spaces would scan a long run of them again and again.
  validText(text)
    .split(BREAKS)
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');

/** What leaves no trace on a screen: marks of direction, joiners, variation selectors, soft hyphens. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

/** Arabic digits, which `NFKC` leaves as they are: the last four bits of each are its value. */
const ARABIC_DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/g;

/**
 * A phone number, a code or an e-mail address as it was meant (R2061): without the marks that phones and messengers paste
 * along, with plain letters, digits, hyphens and blanks, on one line. Not for names and notes: scripts and emojis need those
 * marks.
 */
export const plainLine = (text: string): string =>
  oneLine(
    text
      .normalize('NFKC')
      .replace(UNSEEN, '')
      .replace(/[\p{Dash_Punctuation}\u2212]/gu, '-')
      .replace(/\p{Space_Separator}/gu, ' ')
      .replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 15)),
  );

/** A text of several lines: each break is `\n`, as forms send `\r\n` where JSON sends what was typed; trimmed. */
export const manyLines = (text: string): string => validText(text).replace(/\r\n?/g, '\n').trim();

/** The message about a text that is longer than allowed, in characters. */
export const tooLong = (most: number): string => `${most} caractères au plus`;
