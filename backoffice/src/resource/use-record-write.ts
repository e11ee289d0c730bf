import type { ResourceShape } from '@karite/shared/resource';
import { type BaseRecord, type HttpError, useCustomMutation, useInvalidate } from '@refinedev/core';
import { useCallback } from 'react';
import { API } from '../providers/api.ts';
import { onlyIf } from '../providers/refusals.ts';

/** A call below a resource's own address: of some fields of a record, or an action. `etag`: for that version alone. */
export type RecordWrite = (
  method: 'patch' | 'post',
  path: string,
  values?: object,
  etag?: string,
) => Promise<BaseRecord>;

/**
 * Writes that every resource has besides those of Refine's `useUpdate`, by its `useCustomMutation`. Throws what was refused;
 * `refresh` has all that shows the resource read again, after one write or after many.
 */
export function useRecordWrite({ name: resource }: ResourceShape) {
  const { mutateAsync } = useCustomMutation<BaseRecord, HttpError, object | undefined>();
  const invalidate = useInvalidate();
  const write: RecordWrite = useCallback(
    async (method, path, values, etag) => {
      const { data } = await mutateAsync({
        url: `${API}/${resource}/${path}`,
        method,
        values,
        config: { headers: onlyIf(etag) },
        successNotification: false,
        errorNotification: false,
      });
      return data;
    },
    [mutateAsync, resource],
  );
  const refresh = useCallback(() => invalidate({ resource, invalidates: ['resourceAll'] }), [invalidate, resource]);
  return { write, refresh };
}
