import type { ResourceShape } from '@karite/shared/resource';
import { invalid } from '../../platform/server/errors/api-error.ts';
import { allOf, type RequestedField } from './projection.ts';
import { projectionByKey, projectionKeys } from './select.ts';

/** Reads `images`, `images.0`, `brand.name`, `categories.0.title`. */
function read(requested: string): RequestedField {
  const [key = '', ...rest] = requested.split('.');
  const first = rest[0] === '0';
  const inside = first ? rest.slice(1) : rest;
  return { key, first, keys: inside.length > 0 ? [inside.join('.')] : null };
}

/** The union of two requests for one key: all of it where one of them requests all. */
const joined = (one: RequestedField, other: RequestedField): RequestedField => ({
  key: one.key,
  first: one.first && other.first,
  keys: one.keys && other.keys && [...new Set([...one.keys, ...other.keys])],
});

/** Whether the resource has the requested key and part. */
function isValid(resource: ResourceShape, { key, first, keys }: RequestedField): boolean {
  const answered = projectionByKey(resource).get(key);
  return Boolean(
    answered && (!first || answered.isList) && keys?.every((name) => answered.keys.includes(name)) !== false,
  );
}

/**
 * What an answer is limited to (`fields=name,images.0,brand.name`), its id always among it and each key once, in the order
 * of the declaration; `null` for all. Throws a 400 that names what no answer of this resource has.
 */
export function fieldsOf(resource: ResourceShape, requested: unknown): RequestedField[] | null {
  if (!Array.isArray(requested)) return null;
  const fields = new Map<string, RequestedField>([['id', allOf('id')]]);
  for (const text of requested) {
    const field = read(String(text));
    if (!isValid(resource, field)) throw invalid({ fields: `Champ inconnu : « ${text} »` });
    const existing = fields.get(field.key);
    fields.set(field.key, existing ? joined(existing, field) : field);
  }
  return projectionKeys(resource).flatMap((key) => fields.get(key) ?? []);
}

/** The requested part of a value. */
function cut(value: unknown, { first, keys }: RequestedField): unknown {
  if (Array.isArray(value))
    return value.slice(0, first ? 1 : undefined).map((each) => cut(each, { key: '', first: false, keys }));
  if (!keys || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => key === 'id' || keys.includes(key)));
}

/** A record with the requested keys only; `null`: with all of its response's keys, and nothing else. */
export function limitedTo(resource: ResourceShape, record: object, fields: readonly RequestedField[] | null): object {
  const requested = new Map((fields ?? projectionKeys(resource).map(allOf)).map((field) => [field.key, field]));
  return Object.fromEntries(
    Object.entries(record).flatMap(([key, value]) => {
      const field = requested.get(key);
      return field ? [[key, cut(value, field)]] : [];
    }),
  );
}
