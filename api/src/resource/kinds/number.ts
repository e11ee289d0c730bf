import { type SQL, sql } from 'drizzle-orm';
import { numeric } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Read } from './cell.ts';

/** What the kinds of numbers have in common. */

const filterValue = () => z.coerce.number('Nombre attendu').min(-999_999_999).max(999_999_999);

/** `1 500,50` is how French writes it, and `9 500 FCFA` how the list does; a spreadsheet may have done so. */
function readCell(cell: string): Read {
  const digits = cell
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace(/F?CFA$/i, '')
    .replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(digits) ? { value: Number(digits) } : { problem: `Nombre attendu : « ${cell} »` };
}

export const number = { storage: 'column' as const, filterValue, readCell };

/** A number with two decimals. */
export const withCents = {
  ...number,
  column: (name: string) => numeric(name, { precision: 12, scale: 2 }),
  answered: (column: SQL): SQL => sql`${column}::float8`,
};
