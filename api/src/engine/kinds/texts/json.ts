import { jsonb } from 'drizzle-orm/pg-core';
import type { KindDefinition } from '../kind.ts';

export const jsonKind: KindDefinition<'json'> = {
  storage: 'column',
  column: (name) => jsonb(name),
  answered: (column) => column,
  writeCell: null,
  readCell: null,
};
