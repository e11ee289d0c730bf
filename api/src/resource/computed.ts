import { kinds, type ResourceShape } from '@karite/shared/resource';
import { storedAs } from './kinds/index.ts';
import type { Values } from './kinds/kind.ts';

/** The fields of some values that are columns of the resource's own table. */
export const columnsOf = (resource: ResourceShape, values: Values): string[] =>
  Object.entries(resource.fields).flatMap(([name, { kind }]) =>
    kinds[kind].storage === 'column' && values[name] !== undefined ? [name] : [],
  );

/** What is kept of the values of a save: of most kinds the value itself. */
const keptOf = (resource: ResourceShape, values: Values): Values =>
  Object.fromEntries(
    Object.entries(resource.fields).flatMap(([name, field]) => {
      const stored = storedAs(field);
      const value = values[name];
      return stored.storage === 'column' && stored.kept && value !== undefined
        ? [[name, stored.kept(value, field)]]
        : [];
    }),
  );

/** Adds the computed fields; `before` fills what the input does not say. */
export function withComputed(resource: ResourceShape, given: Values, before: Values): Values {
  const values = { ...given, ...keptOf(resource, given) };
  const whole = { ...before, ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) };
  const computed = Object.entries(resource.fields).flatMap(([field, { from }]) => (from ? [[field, from(whole)]] : []));
  return { ...values, ...Object.fromEntries(computed) };
}
