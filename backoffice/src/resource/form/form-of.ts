import { lacking, writableBy } from '@karite/shared/access';
import type { ResourceShape } from '@karite/shared/resource';
import { actorNow } from '../../providers/actor.ts';

const made = new Map<string, ResourceShape>();

/**
 * A resource with the current user's rights: fields that they may not write are read-only. Memoized by rights. `isWhole`: a
 * form that sends all of a record sends the fields that a right reserves as they are.
 */
export function formOf(resource: ResourceShape, operation: 'create' | 'update', isWhole = false): ResourceShape {
  const writable = writableBy(actorNow(), resource, operation);
  const reserved = new Set([...writable].filter((name) => lacking(actorNow(), resource, name).length > 0));
  const key = `${resource.name} ${[...writable].join()} ${[...reserved].join()} ${isWhole}`;
  const form = made.get(key) ?? {
    ...resource,
    fields: Object.fromEntries(
      Object.entries(resource.fields).map(([name, field]) => [
        name,
        writable.has(name) && (isWhole || !reserved.has(name)) ? field : { ...field, readOnly: true as const },
      ]),
    ),
  };
  made.set(key, form);
  return form;
}
