import { mayUndeleteAny } from '@karite/shared/access';
import { plural } from '@karite/shared/format';
import { messagesOf, type ResourceShape } from '@karite/shared/resource';
import { useDelete, useInvalidate, useNotification } from '@refinedev/core';
import { useCallback } from 'react';
import { actorNow } from '../../providers/actor.ts';
import { messageOf } from '../../providers/message-of.ts';
import { useUndo } from '../use-undo.ts';
import type { Each } from './use-each.ts';

/**
 * Deletes many records one by one, and shows one result: refused records stay, with the server's own message. `each` may
 * be stopped; `useDeleteMany` could not be, and would fail whole. Returns the deleted ids.
 */
export function useDeleteRecords(resource: ResourceShape) {
  const { mutateAsync: remove } = useDelete();
  const invalidate = useInvalidate();
  const { open } = useNotification();
  const undo = useUndo(resource, mayUndeleteAny(actorNow(), resource));
  return useCallback(
    async (ids: readonly string[], each: Each) => {
      const messages = messagesOf(resource);
      const refusals: string[] = [];
      const gone: string[] = [];
      await each(
        ids,
        async (id) => {
          await remove({
            resource: resource.name,
            id,
            invalidates: [],
            successNotification: false,
            errorNotification: false,
          });
          gone.push(id);
        },
        (error) => refusals.push(messageOf(error, messages.deleteFailed)),
      );
      await invalidate({ resource: resource.name, invalidates: ['resourceAll'] });
      const done = gone.length;
      const count = ` (${plural(done, resource.label.one, resource.label.many).toLowerCase()})`;
      if (done > 0) open?.({ type: 'success', message: `${messages.deleted}${count}`, ...undo(gone) });
      if (refusals.length > 0)
        open?.({ type: 'error', message: [...new Set(refusals)].join(' · '), description: messages.deleteFailed });
      return gone;
    },
    [remove, invalidate, open, resource, undo],
  );
}
