import { type FieldOf, type Kind, kindOf, type ResourceShape, writableFields } from '@karite/shared/resource';
import { type Draft, type DraftOf, kinds } from '../kinds/index.ts';
import type { Fields } from '../values.ts';
import { draftOf } from './form-values.ts';

const copied = async <K extends Kind>(field: FieldOf<K>, draft: DraftOf<K>): Promise<DraftOf<K>> =>
  (await kinds[field.kind].draft.copied?.(draft, field)) ?? draft;

/**
 * What the form of a copy starts with: what the record holds, its files as files to be sent; without what no two records
 * share, its place among them, and those that point to it, which would leave it. A name says that it is a copy.
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
