import type { SQL } from 'drizzle-orm';
import { customType } from 'drizzle-orm/pg-core';

/** Sorted as French sorts: crème, Crème, Eau, Écran, Étui. */
const frenchText = customType<{ data: string }>({ dataType: () => 'text COLLATE "fr-x-icu"' });

/** A column of text, as several kinds have. */
export const textColumn = {
  storage: 'column' as const,
  column: (name: string) => frenchText(name),
  answered: (column: SQL): SQL => column,
};
