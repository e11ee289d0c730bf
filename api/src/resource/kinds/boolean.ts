import { boolean } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { fold } from './cell.ts';
import { type KindDefinition, valueIn } from './kind.ts';

const YES = ['oui', 'true', 'vrai', '1'];
const NO = ['non', 'false', 'faux', '0'];

export const booleanKind: KindDefinition<'boolean'> = {
  storage: 'column',
  column: (name) => boolean(name),
  answered: (column) => column,
  hasFewValues: true,
  filterValue: () => z.enum(['true', 'false'], 'true ou false attendu').transform((value) => value === 'true'),
  writeCell: (record, place) => (valueIn(record, place) ? 'Oui' : 'Non'),
  readCell: (cell, field) => {
    const said = fold(cell);
    // The list's own words go first: what it shows is what it reads.
    const { yes = 'Oui', no = 'Non' } = typeof field.column === 'object' ? field.column : {};
    if (said === fold(yes)) return { value: true };
    if (said === fold(no)) return { value: false };
    if (YES.includes(said)) return { value: true };
    return NO.includes(said) ? { value: false } : { problem: `${yes} ou ${no} attendu : « ${cell} »` };
  },
};
