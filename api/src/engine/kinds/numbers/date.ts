import { formatDay } from '@karite/shared/resource';
import { date } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { readByKind } from '../cell.ts';
import { type KindDefinition, valueIn } from '../kind.ts';

const day = z.iso.date('Date attendue, comme 2026-11-22');

export const dateKind: KindDefinition<'date'> = {
  storage: 'column',
  column: (name) => date(name),
  serialize: (column) => column,
  filterValue: () => day,
  writeCell: (record, place) => {
    const day = valueIn(record, place);
    return day ? formatDay(day) : null;
  },
  readCell: readByKind,
};
