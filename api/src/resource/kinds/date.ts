import { formatDay, kindOf } from '@karite/shared/resource';
import { date } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { type KindDefinition, valueIn } from './kind.ts';

const day = z.iso.date('Date attendue, comme 2026-11-22');

export const dateKind: KindDefinition<'date'> = {
  storage: 'column',
  column: (name) => date(name),
  answered: (column) => column,
  filterValue: () => day,
  writeCell: (record, place) => {
    const day = valueIn(record, place);
    return day ? formatDay(day) : null;
  },
  // What is no day is left to the schema, which says what one is like.
  readCell: (cell, field) => ({ value: kindOf(field).fromCell?.(cell, field, false) ?? cell }),
};
