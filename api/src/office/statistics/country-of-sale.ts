import { COUNTRIES, COUNTRY_CODES } from '@karite/shared/region';
import { type SQL, sql } from 'drizzle-orm';
import { constant } from '../../engine/kinds/sql-parts.ts';

/** The calling codes of the shop's countries. */
const PREFIXES = COUNTRY_CODES.flatMap((code) => {
  const prefix = COUNTRIES[code]?.phone.prefix;
  return prefix ? [{ code, prefix }] : [];
});

/** The country that an order `o` counts for (R1611): that of its delivery, else that of its phone; blank for another's. */
export const COUNTRY_OF_SALE: SQL = sql`coalesce(o.country, case ${sql.join(
  PREFIXES.map(({ code, prefix }) => sql`when o.phone like ${constant(`+${prefix}%`)} then ${constant(code)}`),
  sql` `,
)} else '' end)`;

/** What stored sums depend on besides the orders: where one of these differs, they are rebuilt. */
export const basisOf = (zone: string): string =>
  [zone, ...PREFIXES.map(({ code, prefix }) => `${code}+${prefix}`)].join(' ');

/** The time zone of a basis. */
export const zoneOf = (basis: string): string => basis.split(' ')[0] ?? basis;
