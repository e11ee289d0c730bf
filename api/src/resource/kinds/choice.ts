import { kindOf } from '@karite/shared/resource';
import { type KindDefinition, valueIn } from './kind.ts';
import { isOneOfLabels, labelFilter, labelledColumn, labelOf, readLabel } from './labels.ts';

export const choiceKind: KindDefinition<'choice'> = {
  ...labelledColumn,
  constraints: (place, column) => [isOneOfLabels(place, column, place.field.options)],
  filterValue: (field) => labelFilter(field.options),
  writeCell: (record, place) => labelOf(valueIn(record, place), place.field.options),
  readCell: (cell, field) => readLabel(cell, kindOf(field).fromCell?.(cell, field, false)),
};
