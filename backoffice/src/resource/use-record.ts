import { messagesOf, type ResourceShape } from '@karite/shared/resource';
import { useShow } from '@refinedev/core';
import { detailOf } from '../providers/http-client.ts';
import type { ShopRecord } from './values.ts';

/** A record as it is now, by Refine's `useShow`: refetched when the server reports a change. */
export function useRecord(resource: ResourceShape, id: string) {
  const { result, query } = useShow<ShopRecord>({
    resource: resource.name,
    id,
    liveMode: 'auto',
    errorNotification: false,
  });
  const { loadFailed, notFound } = messagesOf(resource);
  const { error } = query;
  const failure =
    error?.statusCode === 404 ? { message: notFound } : error && { message: loadFailed, detail: detailOf(error) };
  return { record: result, failure };
}
