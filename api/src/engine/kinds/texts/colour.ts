import { readText } from '../cell.ts';
import { type KindDefinition, valueIn } from '../kind.ts';
import { textColumn } from './text-column.ts';

export const colourKind: KindDefinition<'colour'> = {
  ...textColumn,
  hasFewValues: true,
  writeCell: (record, place) => valueIn(record, place) ?? null,
  readCell: readText,
};
