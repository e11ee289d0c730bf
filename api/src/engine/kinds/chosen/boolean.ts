import { boolean } from 'drizzle-orm/pg-core';
import { readByKind } from '../cell.ts';
import { yesOrNo } from '../compared-with.ts';
import { type KindDefinition, valueIn } from '../kind.ts';

export const booleanKind: KindDefinition<'boolean'> = {
  storage: 'column',
  column: (name) => boolean(name),
  serialize: (column) => column,
  hasFewValues: true,
  filterValue: () => yesOrNo,
  writeCell: (record, place) => (valueIn(record, place) ? 'Oui' : 'Non'),
  readCell: readByKind,
};
