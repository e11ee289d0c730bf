import { formatSequence } from '@karite/shared/resource';
import { sql } from 'drizzle-orm';
import { unique } from 'drizzle-orm/pg-core';
import type { Executor } from '../../../platform/database/database.ts';
import { clock } from '../../../platform/database/moment.ts';
import { columnName } from '../../../platform/database/names.ts';
import { firstRow } from '../../../platform/database/rows.ts';
import { type KindDefinition, type Place, type Values, valueIn } from '../kind.ts';
import { textColumn } from '../texts/text-column.ts';

/** The year or the value that a record is numbered within; a year is that of the database's clock, in UTC. */
async function withinOf(transaction: Executor, { field: { per } }: Place<'sequence'>, values: Values): Promise<string> {
  if (per === undefined) return '';
  return per === 'year' ? (await clock(transaction)).slice(0, 4) : String(values[per]);
}

/** The prefix of a new record's number, and its series; a constant text distinguishes none. */
async function seriesOf(transaction: Executor, place: Place<'sequence'>, values: Values) {
  const { prefix = '' } = place.field;
  const within = await withinOf(transaction, place, values);
  const own = typeof prefix === 'string' ? prefix : prefix(values);
  return { begins: `${own}${within && `${within}-`}`, series: typeof prefix === 'string' ? within : `${own}${within}` };
}

/**
 * The next number of the series of a record that is to be. The counter's row is locked until the transaction ends: who
 * creates at once waits, and an undone one leaves no gap.
 */
export async function nextNumber(transaction: Executor, place: Place<'sequence'>, values: Values): Promise<string> {
  const { resource, name, field } = place;
  const { begins, series } = await seriesOf(transaction, place, values);
  const { start = 1 } = field;
  const counted = await transaction.execute<{ last: number }>(sql`
    insert into sequence_counters as stored (series, last) values (${`${resource.name}.${name}:${series}`}, ${start})
    on conflict (series) do update set last = stored.last + 1 returning last`);
  return formatSequence(field, begins, firstRow(counted).last);
}

export const sequenceKind: KindDefinition<'sequence'> = {
  ...textColumn,
  constraints: ({ resource, name }, column) => [unique(`${resource.name}_${columnName(name)}_unique`).on(column)],
  // What comes back has its number, and what a feature had to number before.
  assign: async (transaction, place, values, before) =>
    before || valueIn(values, place) ? undefined : nextNumber(transaction, place, values),
  readCell: null,
};
