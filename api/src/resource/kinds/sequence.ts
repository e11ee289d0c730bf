import { formatSequence } from '@karite/shared/resource';
import { sql } from 'drizzle-orm';
import { unique } from 'drizzle-orm/pg-core';
import { columnName } from '../../database/names.ts';
import { firstRow } from '../../database/rows.ts';
import { type KindDefinition, type Place, type Values, valueIn } from './kind.ts';
import { textColumn } from './text-column.ts';

/** The series that a new record is numbered in. */
function seriesOf({ field: { per } }: Place<'sequence'>, values: Values): string {
  if (per === undefined) return '';
  return per === 'year' ? String(new Date().getUTCFullYear()) : String(values[per]);
}

export const sequenceKind: KindDefinition<'sequence'> = {
  ...textColumn,
  constraints: ({ resource, name }, column) => [unique(`${resource.name}_${columnName(name)}_unique`).on(column)],
  /** The counter's row is locked until the transaction ends: who creates at once waits, and an undone one leaves no gap. */
  assign: async (transaction, place, values, before) => {
    // What comes back has its number.
    if (before || valueIn(values, place)) return undefined;
    const { resource, name, field } = place;
    const series = seriesOf(place, values);
    const { start = 1 } = field;
    const counted = await transaction.execute<{ last: number }>(sql`
      insert into sequence_counters as stored (series, last) values (${`${resource.name}.${name}:${series}`}, ${start})
      on conflict (series) do update set last = stored.last + 1 returning last`);
    return formatSequence(field, series, firstRow(counted).last);
  },
  writeCell: (record, place) => valueIn(record, place) ?? null,
  readCell: null,
};
