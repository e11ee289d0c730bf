import { readByKind } from '../cell.ts';
import { type KindDefinition, valueIn } from '../kind.ts';
import { isOneOfLabels, labelFilter, labelledColumn, labelOf } from '../texts/labels.ts';

export const choiceKind: KindDefinition<'choice'> = {
  ...labelledColumn,
  constraints: (place, column) => (place.field.isExtensible ? [] : [isOneOfLabels(place, column, place.field.options)]),
  filterValue: (field) => labelFilter(field.options),
  writeCell: (record, place) => labelOf(valueIn(record, place), place.field.options),
  readCell: readByKind,
};
