import { plural } from '@karite/shared/format';
import { messagesOf, type ResourceShape } from '@karite/shared/resource';
import { type HttpError, useDataProvider, useInvalidate, useNotification } from '@refinedev/core';
import { useCallback } from 'react';

/** Deletes records one by one, and says once how it went: what was refused stays, with the server's own words. */
export function useDeleteRecords(resource: ResourceShape) {
  const dataProvider = useDataProvider()();
  const invalidate = useInvalidate();
  const { open } = useNotification();
  return useCallback(
    async (ids: readonly string[]) => {
      const messages = messagesOf(resource);
      const refusals: string[] = [];
      for (const id of ids)
        await dataProvider.deleteOne({ resource: resource.name, id }).catch((error: HttpError) => {
          refusals.push(error.message || messages.deleteFailed);
        });
      await invalidate({ resource: resource.name, invalidates: ['resourceAll'] });
      const done = ids.length - refusals.length;
      const count = ids.length > 1 ? ` (${plural(done, resource.label.one, resource.label.many).toLowerCase()})` : '';
      if (done > 0) open?.({ type: 'success', message: `${messages.deleted}${count}` });
      if (refusals.length > 0)
        open?.({ type: 'error', message: [...new Set(refusals)].join(' · '), description: messages.deleteFailed });
    },
    [dataProvider, invalidate, open, resource],
  );
}
