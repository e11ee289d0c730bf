import { initialOf, isOwner, isSetByStaff, kinds, type ResourceShape, type ValuesOf } from '@karite/shared/resource';
import type { SignedIn } from '../../platform/server/access/signed-in.ts';
import type { Values } from '../write/save.ts';
import { fieldEntries } from './field-entries.ts';

/** A new record's values with what a field that nobody is given begins with. */
export function withInitial<R extends ResourceShape>(resource: R, values: ValuesOf<R>): ValuesOf<R> {
  const given: Values = values;
  const initial = fieldEntries(resource).flatMap(([name, field]): [string, unknown][] => {
    const value = given[name] === undefined && kinds[field.kind].storage === 'column' ? initialOf(field) : null;
    return value === null ? [] : [[name, value]];
  });
  return { ...values, ...Object.fromEntries(initial) };
}

/** The same, with its owner: the caller, unless staff named another. */
export function begun<R extends ResourceShape>(resource: R, by: SignedIn | null, values: ValuesOf<R>): ValuesOf<R> {
  const given: Values = values;
  const owners = fieldEntries(resource).flatMap(([name, field]): [string, unknown][] => {
    const named = isSetByStaff(field) ? given[name] : undefined;
    return isOwner(field) ? [[name, named ?? by?.id ?? null]] : [];
  });
  return { ...withInitial(resource, values), ...Object.fromEntries(owners) };
}
