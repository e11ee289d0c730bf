import { sql } from 'drizzle-orm';
import { timestamp } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { moment } from '../../../platform/database/moment.ts';
import { readByKind } from '../cell.ts';
import { type KindDefinition, valueIn } from '../kind.ts';

/** In UTC when it has no zone. */
const dayOrMoment = z
  .string()
  .refine((value) => /^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(value)), 'Date attendue');

export const dateTimeKind: KindDefinition<'dateTime'> = {
  storage: 'column',
  column: (name, { initial }) => {
    const column = timestamp(name, { withTimezone: true });
    return initial ? column.default(sql`clock_timestamp()`) : column;
  },
  serialize: moment,
  filterValue: () => dayOrMoment,
  writeCell: (record, place) => valueIn(record, place) ?? null,
  readCell: readByKind,
};
