import { readText } from '../cell.ts';
import { type KindDefinition, valueIn } from '../kind.ts';
import { textColumn } from './text-column.ts';

export const textKind: KindDefinition<'text'> = {
  ...textColumn,
  isIndexedWithId: true,
  writeCell: (record, place) => valueIn(record, place) ?? null,
  readCell: readText,
};
