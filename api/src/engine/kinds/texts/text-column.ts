import type { SQL } from 'drizzle-orm';
import { frenchText } from '../../../platform/database/french-text.ts';
import { ownCell, readText } from '../cell.ts';

/** A column of text, as several kinds have. */
export const textColumn = {
  storage: 'column' as const,
  column: (name: string) => frenchText(name),
  serialize: (column: SQL): SQL => column,
  writeCell: ownCell,
  readCell: readText,
};
