import { jsonb } from 'drizzle-orm/pg-core';
import type { KindDefinition } from '../kind.ts';

/** Kept as it was said; what it finds is looked up when it is asked (`rule-sql.ts`). */
export const ruleKind: KindDefinition<'rule'> = {
  storage: 'column',
  column: (name) => jsonb(name),
  answered: (column) => column,
  writeCell: null,
  readCell: null,
};
