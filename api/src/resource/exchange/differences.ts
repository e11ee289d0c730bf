import type { Field, ResourceShape } from '@karite/shared/resource';
import type { Row } from '../read.ts';
import type { Values } from '../save.ts';

const idsOf = (list: unknown): string =>
  [...new Set((list as (string | { id: string })[]).map((item) => (typeof item === 'string' ? item : item.id)))]
    .sort()
    .join();
/** As the database keeps it: two decimals. */
const cents = (value: unknown) => (typeof value === 'number' ? Math.round(value * 100) : value);

function isSame(field: Field, before: unknown, value: unknown): boolean {
  if (field.kind === 'manyToMany') return idsOf(before ?? []) === idsOf(value ?? []);
  if ((before ?? null) === null || value === null) return (before ?? null) === value;
  if (field.kind === 'price' || field.kind === 'decimal') return cents(before) === cents(value);
  if (field.kind === 'date') return Date.parse(String(before)) === Date.parse(String(value));
  return before === value;
}

/** What of checked values is another than the record has; nothing when all of it is there already. */
export const differences = (resource: ResourceShape, before: Row, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => value !== undefined && !isSame(resource.fields[name]!, before[name], value),
    ),
  );
