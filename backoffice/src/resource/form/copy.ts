import { type FieldOf, type Kind, kindOf, type ResourceShape, writableFields } from '@karite/shared/resource';
import { type Draft, type DraftOf, kinds } from '../kinds/index.ts';
import type { Fields } from '../values.ts';
import { draftOf } from './form-values.ts';

const copied = async <K extends Kind>(field: FieldOf<K>, draft: DraftOf<K>): Promise<DraftOf<K>> =>
  (await kinds[field.kind].draft.copied?.(draft, field)) ?? draft;

/**
 * The initial values of a copy's form: the record's values, its documents as new files; without unique fields, its place, and
 * the records that point to it, which would leave it. The name is marked as a copy.
 */
export async function copyOf(resource: ResourceShape, record: Fields): Promise<Draft> {
  const [held, fresh] = [draftOf(resource, record), draftOf(resource, null)];
  const values = await Promise.all(
    writableFields(resource).map(async ([name, field]) => {
      const { isOrder, storage } = kindOf(field);
      const isOwn = Boolean(field.unique) || isOrder || storage === 'inverse';
      return [name, isOwn ? fresh[name] : await copied(field, held[name])] as const;
    }),
  );
  const copy: Draft = Object.fromEntries(values);
  const { display, fields } = resource;
  const name = copy[display];
  const field = fields[display];
  return field && kindOf(field).isText && typeof name === 'string' ? { ...copy, [display]: `${name} (copie)` } : copy;
}
