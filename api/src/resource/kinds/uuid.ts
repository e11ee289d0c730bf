import { uuid } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { readText } from './cell.ts';
import { type KindDefinition, valueIn } from './kind.ts';

export const uuidKind: KindDefinition<'uuid'> = {
  storage: 'column',
  column: (name) => uuid(name),
  answered: (column) => column,
  isIndexed: true,
  filterValue: () => z.uuid('Identifiant invalide'),
  writeCell: (record, place) => valueIn(record, place) ?? null,
  readCell: readText,
};
