import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { columnName } from '../../../platform/database/names.ts';
import { memoizeByObject } from '../../../platform/server/cache/memoize-by-object.ts';
import { constant, list } from '../sql-parts.ts';
import { textColumn } from './text-column.ts';

/** The common part of kinds that have labelled words of the declaration as values. */

type Labels = Readonly<Record<string, string>>;

export const labelledColumn = { ...textColumn, hasFewValues: true as const };

export const isOneOfLabels = (
  { resource, name }: { resource: { name: string }; name: string },
  column: AnyPgColumn,
  labels: Labels,
) =>
  check(`${resource.name}_${columnName(name)}_choice`, sql`${column} in (${list(Object.keys(labels).map(constant))})`);

export const labelFilter = memoizeByObject((labels: Labels) => z.enum(Object.keys(labels), 'Choix inconnu'));

export const labelOf = (value: string | null | undefined, labels: Labels) => (value ? (labels[value] ?? value) : null);
