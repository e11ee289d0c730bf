import { uuid } from 'drizzle-orm/pg-core';
import { ownCell, readText } from '../cell.ts';
import { recordId } from '../compared-with.ts';
import type { KindDefinition } from '../kind.ts';

export const uuidKind: KindDefinition<'uuid'> = {
  storage: 'column',
  column: (name) => uuid(name),
  serialize: (column) => column,
  isIndexed: true,
  filterValue: () => recordId,
  writeCell: ownCell,
  readCell: readText,
};
