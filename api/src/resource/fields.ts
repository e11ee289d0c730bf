import type { ResourceShape } from '@karite/shared/resource';
import { invalid } from '../server/errors/api-error.ts';
import { answeredKeys } from './select.ts';

/**
 * The keys that an answer is limited to (`fields=name,brand`), its id always among them and each once, in the order of the
 * declaration; `null` for all. Throws a 400 that names what no answer of this resource has.
 */
export function fieldsOf(resource: ResourceShape, asked: unknown): string[] | null {
  if (!Array.isArray(asked)) return null;
  const known = answeredKeys(resource);
  const unknown = asked.find((name) => !known.includes(name));
  if (unknown !== undefined) throw invalid({ fields: `Champ inconnu : « ${unknown} »` });
  return known.filter((key) => key === 'id' || asked.includes(key));
}

/** A record with these keys of its answer alone; `null`: with all that an answer has, and nothing else. */
export function limitedTo(resource: ResourceShape, record: object, fields: readonly string[] | null): object {
  const keys = new Set(fields ?? answeredKeys(resource));
  return Object.fromEntries(Object.entries(record).filter(([key]) => keys.has(key)));
}
