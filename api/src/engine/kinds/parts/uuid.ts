import { uuid } from 'drizzle-orm/pg-core';
import { readText } from '../cell.ts';
import { recordId } from '../compared-with.ts';
import { type KindDefinition, valueIn } from '../kind.ts';

export const uuidKind: KindDefinition<'uuid'> = {
  storage: 'column',
  column: (name) => uuid(name),
  answered: (column) => column,
  isIndexed: true,
  filterValue: () => recordId,
  writeCell: (record, place) => valueIn(record, place) ?? null,
  readCell: readText,
};
