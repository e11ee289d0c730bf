import { mayBringBackAny } from '@karite/shared/access';
import { plural } from '@karite/shared/format';
import { messagesOf, type ResourceShape } from '@karite/shared/resource';
import { useDataProvider, useInvalidate, useNotification } from '@refinedev/core';
import { useCallback } from 'react';
import { actorNow } from '../providers/actor.ts';
import { messageOf } from '../providers/message-of.ts';
import { type Each, eachInTurn } from './bulk/use-each.ts';
import { useUndo } from './use-undo.ts';

/**
 * Deletes records one by one, and says once how it went: what was refused stays, with the server's own words. `each` does
 * it for many, and may be stopped. Answers those that are gone.
 */
export function useDeleteRecords(resource: ResourceShape) {
  const dataProvider = useDataProvider()();
  const invalidate = useInvalidate();
  const { open } = useNotification();
  const undo = useUndo(resource, mayBringBackAny(actorNow(), resource));
  return useCallback(
    async (ids: readonly string[], each: Each = eachInTurn) => {
      const messages = messagesOf(resource);
      const refusals: string[] = [];
      const gone: string[] = [];
      await each(
        ids,
        async (id) => {
          await dataProvider.deleteOne({ resource: resource.name, id });
          gone.push(id);
        },
        (error) => refusals.push(messageOf(error, messages.deleteFailed)),
      );
      await invalidate({ resource: resource.name, invalidates: ['resourceAll'] });
      const done = gone.length;
      const count = ids.length > 1 ? ` (${plural(done, resource.label.one, resource.label.many).toLowerCase()})` : '';
      if (done > 0) open?.({ type: 'success', message: `${messages.deleted}${count}`, ...undo(gone) });
      if (refusals.length > 0)
        open?.({ type: 'error', message: [...new Set(refusals)].join(' · '), description: messages.deleteFailed });
      return gone;
    },
    [dataProvider, invalidate, open, resource, undo],
  );
}
