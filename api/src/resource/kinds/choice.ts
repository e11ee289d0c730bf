import { sql } from 'drizzle-orm';
import { check } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { columnName } from '../../database/names.ts';
import { fold } from './cell.ts';
import { type KindDefinition, valueIn } from './kind.ts';
import { constant, list } from './sql-parts.ts';
import { textColumn } from './text-column.ts';

export const choiceKind: KindDefinition<'choice'> = {
  ...textColumn,
  hasFewValues: true,
  constraints: ({ resource, name, field }, column) => [
    check(
      `${resource.name}_${columnName(name)}_choice`,
      sql`${column} in (${list(Object.keys(field.options).map(constant))})`,
    ),
  ],
  filterValue: (field) => z.enum(Object.keys(field.options), 'Choix inconnu'),
  writeCell: (record, place) => {
    const value = valueIn(record, place);
    return value ? (place.field.options[value] ?? value) : null;
  },
  readCell: (cell, field) => {
    const found = Object.entries(field.options).find(([key, label]) => [fold(key), fold(label)].includes(fold(cell)));
    return found ? { value: found[0] } : { problem: `Choix inconnu : « ${cell} »` };
  },
};
