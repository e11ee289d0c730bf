import { plainText } from '@karite/shared/resource/validation';
import { readText } from '../cell.ts';
import { type KindDefinition, valueIn } from '../kind.ts';
import { textColumn } from './text-column.ts';

const email = plainText().toLowerCase().max(254);

export const emailKind: KindDefinition<'email'> = {
  ...textColumn,
  isIndexedWithId: true,
  filterValue: () => email,
  writeCell: (record, place) => valueIn(record, place) ?? null,
  readCell: readText,
};
