import { integer } from 'drizzle-orm/pg-core';
import { type KindDefinition, valueIn } from '../kind.ts';
import { number } from './number.ts';

export const integerKind: KindDefinition<'integer'> = {
  ...number,
  column: (name) => integer(name),
  answered: (column) => column,
  writeCell: (record, place) => valueIn(record, place) ?? null,
};
