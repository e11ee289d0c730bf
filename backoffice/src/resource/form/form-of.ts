import { lacking, writableBy } from '@karite/shared/access';
import { lackingText } from '@karite/shared/accounts';
import type { ResourceShape } from '@karite/shared/resource';
import { actorNow } from '../../providers/actor.ts';

const made = new Map<string, ResourceShape>();

/**
 * A resource with the current user's rights: fields that they may not write are read-only, and say which right is lacking.
 * Memoized by rights.
 */
export function formOf(resource: ResourceShape, operation: 'create' | 'update'): ResourceShape {
  const writable = writableBy(actorNow(), resource, operation);
  const reserved = new Map(
    [...writable].flatMap((name) => {
      const rights = lacking(actorNow(), resource, name);
      return rights.length > 0 ? [[name, lackingText(rights, resource.fields[name]?.label ?? name)]] : [];
    }),
  );
  const key = `${resource.name} ${[...writable].join()} ${[...reserved.keys()].join()}`;
  const form = made.get(key) ?? {
    ...resource,
    fields: Object.fromEntries(
      Object.entries(resource.fields).map(([name, field]) => [
        name,
        writable.has(name) && !reserved.has(name)
          ? field
          : {
              ...field,
              readOnly: true as const,
              ...(reserved.has(name) && { help: reserved.get(name), shownInForm: true as const }),
            },
      ]),
    ),
  };
  made.set(key, form);
  return form;
}
