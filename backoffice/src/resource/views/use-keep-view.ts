import { messagesOf } from '@karite/shared/resource';
import { listViews } from '@karite/shared/resources';
import { useInvalidate, useNotification } from '@refinedev/core';
import { useMemo } from 'react';
import { API } from '../../providers/data-provider.ts';
import { request } from '../../providers/http-client.ts';
import { messageOf } from '../../providers/message-of.ts';

const ROUTE = `${API}/${listViews.name}`;
const { created, updated, deleted, deleteFailed } = messagesOf(listViews);
const NOT_SAVED = "La vue n'a pas pu être enregistrée";

/** Saves, changes and deletes views, and says how it went; each answers the view's id, `null` where it was refused. */
export function useKeepView() {
  const invalidate = useInvalidate();
  const { open: notify } = useNotification();
  return useMemo(() => {
    async function run(call: () => Promise<string>, done: string, failed: string): Promise<string | null> {
      try {
        const id = await call();
        await invalidate({ resource: listViews.name, invalidates: ['resourceAll'] });
        notify?.({ type: 'success', message: done });
        return id;
      } catch (error) {
        notify?.({ type: 'error', message: messageOf(error, failed) });
        return null;
      }
    }
    return {
      add: (view: object) =>
        run(async () => (await request<{ id: string }>('POST', ROUTE, view)).data.id, created, NOT_SAVED),
      change: (id: string, part: object) =>
        run(() => request('PATCH', `${ROUTE}/${id}`, part).then(() => id), updated, NOT_SAVED),
      /** `leave` goes away from a view that is open, before the list looks for it again. */
      remove: (id: string, leave: () => void) =>
        run(
          () =>
            request('DELETE', `${ROUTE}/${id}`)
              .then(leave)
              .then(() => id),
          deleted,
          deleteFailed,
        ),
    };
  }, [invalidate, notify]);
}
