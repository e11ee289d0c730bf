import { type Field, kindOf } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import { numeric } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Read } from './cell.ts';

/** What the kinds of numbers have in common. */

const compared = z.coerce.number('Nombre attendu').min(-999_999_999).max(999_999_999);

function readCell(cell: string, field: Field): Read {
  const value = kindOf(field).fromCell?.(cell, field, false);
  return value === undefined ? { problem: `Nombre attendu : « ${cell} »` } : { value };
}

export const number = { storage: 'column' as const, filterValue: () => compared, readCell };

/** A number with two decimals. */
export const withCents = {
  ...number,
  column: (name: string) => numeric(name, { precision: 12, scale: 2 }),
  answered: (column: SQL): SQL => sql`${column}::float8`,
};
