import { formatDay } from '@karite/shared/resource';
import { date } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { type KindDefinition, valueIn } from './kind.ts';

export const dateKind: KindDefinition<'date'> = {
  storage: 'column',
  column: (name) => date(name),
  answered: (column) => column,
  filterValue: () => z.iso.date('Date attendue, comme 2026-11-22'),
  writeCell: (record, place) => {
    const day = valueIn(record, place);
    return day ? formatDay(day) : null;
  },
  readCell: (cell) => {
    const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(cell) ?? [];
    if (day && month && year) return { value: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` };
    // A spreadsheet's own dates are read as moments at midnight.
    return { value: cell.replace(/T[\d:.]+Z$/, '') };
  },
};
