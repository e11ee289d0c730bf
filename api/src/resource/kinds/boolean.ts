import { kindOf } from '@karite/shared/resource';
import { boolean } from 'drizzle-orm/pg-core';
import { yesOrNo } from './compared-with.ts';
import { type KindDefinition, valueIn } from './kind.ts';

export const booleanKind: KindDefinition<'boolean'> = {
  storage: 'column',
  column: (name) => boolean(name),
  answered: (column) => column,
  hasFewValues: true,
  filterValue: () => yesOrNo,
  writeCell: (record, place) => (valueIn(record, place) ? 'Oui' : 'Non'),
  readCell: (cell, field) => {
    const value = kindOf(field).fromCell?.(cell, field, false);
    const { yes = 'Oui', no = 'Non' } = typeof field.column === 'object' ? field.column : {};
    return value === undefined ? { problem: `${yes} ou ${no} attendu : « ${cell} »` } : { value };
  },
};
