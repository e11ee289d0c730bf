import { type Field, fieldsWithin, isNullable, kinds, type ResourceShape } from '@karite/shared/resource';
import { readInRecord } from '@karite/shared/resource/validation';
import { invalid } from '../../platform/server/errors/api-error.ts';
import { fieldEntries } from '../kinds/field-entries.ts';
import { storedAs } from '../kinds/index.ts';
import type { Values } from '../kinds/kind.ts';

/** The fields of some values that are columns of the resource's own table. */
export const columnsOf = (resource: ResourceShape, values: Values): string[] =>
  fieldEntries(resource).flatMap(([name, { kind }]) =>
    kinds[kind].storage === 'column' && values[name] !== undefined ? [name] : [],
  );

/** The stored form of a value: for most kinds the value itself; for a group and for lines, the stored form of their fields. */
function toStored(field: Field, value: unknown): unknown {
  const within = fieldsWithin(field);
  if (within && Array.isArray(value)) return value.map((row) => computedOf(within, row));
  if (within && typeof value === 'object' && value !== null) return computedOf(within, value);
  const stored = storedAs(field);
  return stored.storage === 'column' && stored.sanitize ? stored.sanitize(value, field) : value;
}

/** The stored form of the values of a save; a value without a declared field is unchanged. */
const computedOf = (fields: Readonly<Record<string, Field>>, values: object): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = fields[name];
      return [name, field && value !== undefined ? toStored(field, value) : value];
    }),
  );

/** A computed value, `null` where it is missing. Throws where the field may not be empty: a fault of its declaration. */
function resultOf(resource: ResourceShape, name: string, value: unknown): unknown {
  const field = resource.fields[name];
  if (value === null || value === undefined) {
    if (field && isNullable(field)) return null;
    throw new Error(`${resource.name}.${name}: computed returned ${value}. Return a value, or add mayBeEmpty: true`);
  }
  return value;
}

/** Adds the computed fields; `before` fills what the input lacks. Throws a 400 by field for contradicting input. */
export function withComputed(resource: ResourceShape, given: Values, before: Values): Values {
  const withSaid = (text: Values) => ({
    ...before,
    ...Object.fromEntries(Object.entries(text).filter(([, value]) => value !== undefined)),
  });
  const read = readInRecord(fieldEntries(resource), given, withSaid(given));
  if (Object.keys(read.problems).length > 0) throw invalid(read.problems);
  const values = computedOf(resource.fields, read.values);
  const whole = withSaid(values);
  const computed = fieldEntries(resource).flatMap(([field, { computed: compute }]) =>
    compute ? [[field, resultOf(resource, field, compute(whole))]] : [],
  );
  return { ...values, ...Object.fromEntries(computed) };
}
