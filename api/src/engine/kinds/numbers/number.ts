import { MEASURE, readNumber } from '@karite/shared/reading';
import { type Field, kindOf, LARGEST } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import { integer, numeric } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { ownCell, readByKind } from '../cell.ts';

/** What the kinds of numbers have in common. */

/** A filter reads what somebody typed as a form does (R2100). */
const filterValue = (field: Field) => {
  const { fromText, numberForm } = kindOf(field);
  const wrong = (input: unknown) => {
    const read = readNumber(String(input), numberForm?.(field) ?? MEASURE);
    return 'problem' in read ? read.problem : 'Nombre attendu';
  };
  const number = z
    .number({ error: ({ input }) => wrong(input) })
    .min(-LARGEST)
    .max(LARGEST);
  return z.preprocess((typed) => (typeof typed === 'string' ? fromText?.(typed, field) : typed), number);
};

export const number = { storage: 'column' as const, filterValue, writeCell: ownCell, readCell: readByKind };

export const wholeNumber = {
  ...number,
  column: (name: string) => integer(name),
  serialize: (column: SQL): SQL => column,
};

/** A number with two decimals. */
export const withCents = {
  ...number,
  column: (name: string) => numeric(name, { precision: 12, scale: 2 }),
  serialize: (column: SQL): SQL => sql`${column}::float8`,
};
