import { writableBy } from '@karite/shared/access';
import type { ResourceShape } from '@karite/shared/resource';
import { actorNow } from '../../providers/actor.ts';

const made = new Map<string, ResourceShape>();

/** A resource with the current user's rights: fields that they may not write are read-only. Memoized by rights. */
export function formOf(resource: ResourceShape, operation: 'create' | 'update'): ResourceShape {
  const writable = writableBy(actorNow(), resource, operation);
  const key = `${resource.name} ${[...writable].join()}`;
  const form = made.get(key) ?? {
    ...resource,
    fields: Object.fromEntries(
      Object.entries(resource.fields).map(([name, field]) => [
        name,
        writable.has(name) ? field : { ...field, readOnly: true as const },
      ]),
    ),
  };
  made.set(key, form);
  return form;
}
