import { integer as integerColumn } from 'drizzle-orm/pg-core';
import { type KindDefinition, valueIn } from './kind.ts';
import { number } from './number.ts';

export const integer: KindDefinition<'integer'> = {
  ...number,
  column: (name) => integerColumn(name),
  answered: (column) => column,
  writeCell: (record, place) => valueIn(record, place) ?? null,
};
