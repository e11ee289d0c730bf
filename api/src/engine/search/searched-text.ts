import { PHONE_ENDING } from '@karite/shared/region';
import { type ResourceShape, readByEveryone } from '@karite/shared/resource';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { PART_END, partsBeforeSearch } from './search-text.ts';

/**
 * A text as a LIKE pattern that contains it, folded: its own `%`, `_` and `\` are literal. It is escaped after folding,
 * which turns a full-width `%` into a plain one.
 */
export const containing = (text: string): SQL =>
  sql`'%' || regexp_replace(${folded(text)}, '([\\\\%_])', '\\\\\\1', 'g') || '%'`;

const folded = (text: string): SQL => sql`fold(${text.replaceAll(PART_END, '')})`;

/** What may precede two letters of a search: the start, a letter, a digit, a space or a sign. */
const BEFORE = `(^|[a-z0-9 \\n${PART_END}!-/:-@[-\`{-~])`;
const SIGN = '([!-/:-@[-`{-~])';

/**
 * The condition that a text occurs anywhere in a record. In private resources, which grow for ever, one letter matches only
 * at the start of words. The trigram index needs three characters, so two letters are combined with each character that may
 * precede them. A catalogue is read whole instead, which is cheaper than all these combinations.
 */
export function searched(resource: ResourceShape, text: string, isByStaff = false): SQL {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '');
  const lead = `%${PART_END}`.repeat(partsBeforeSearch(resource, isByStaff));
  const anywhere = sql`it.search_text like ${lead}::text || ${containing(text)}`;
  // Another script has other letters before it: it is searched for without the index.
  if (readByEveryone(resource) || plain.length > 2 || /[^ -~]/.test(plain)) return anywhere;
  if (plain.length === 2)
    return sql`(${anywhere} and it.search_text ~ (${BEFORE} || regexp_replace(fold(${plain}), ${SIGN}, '\\\\\\1', 'g')))`;
  const beginnings = ['', '% ', '%\n', "%'", '%-', `%${PART_END}`].map(
    (before) => sql`it.search_text like ${before}::text || ltrim(${containing(plain)}, '%')`,
  );
  return sql`(${sql.join(beginnings, sql` or `)})`;
}

/** The condition for staff (R1513): every word occurs in some text, a first and a last name in any order. Digits stay together. */
export function searchedByStaff(resource: ResourceShape, text: string): SQL {
  const words = /\p{L}/u.test(text) ? text.split(/\s+/) : [text];
  return sql`(${sql.join(
    words.map((word) => searched(resource, word, true)),
    sql` and `,
  )})`;
}

// biome-ignore lint/plugin: a whole number
const ENDING = sql.raw(String(PHONE_ENDING));

/** The last digits of a phone number, as the index of each field in `search.staff.phones` has them. */
export const phoneEnd = (column: SQLWrapper): SQL => sql`right(${column}, ${ENDING})`;
