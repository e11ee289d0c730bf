import type { ResourceShape } from '@karite/shared/resource';
import { useCallback, useEffect, useState } from 'react';
import { useAddress } from '../use-address.ts';
import { labelsOf, listParams, readListState, refusedKeys, strayKeys, without } from './list-state.ts';

const NONE: readonly string[] = [];

const listParamsOf = (resource: ResourceShape, params: URLSearchParams): string =>
  listParams(readListState(resource, params)).toString();

/**
 * Removes unsupported parameters from the address. `removed` names them while the list shows the rest. Nothing is listed
 * before (`isClean`).
 */
export function useStrayKeys(resource: ResourceShape) {
  const [params, update] = useAddress();
  const [removed, setRemoved] = useState<{ labels: readonly string[]; found: string } | null>(null);
  const remove = useCallback(
    (keys: readonly string[]) =>
      update((current) => {
        const next = without(current, keys);
        const [before, found] = [listParamsOf(resource, current), listParamsOf(resource, next)];
        const labels = labelsOf(resource, keys);
        setRemoved((old) => ({
          labels: [...new Set([...(old?.found === before ? old.labels : []), ...labels])],
          found,
        }));
        return next;
      }, true),
    [resource, update],
  );
  const stray = strayKeys(resource, params).join();
  useEffect(() => {
    if (stray) remove(stray.split(','));
  }, [stray, remove]);

  /** Removes the parameters that the server refused, by its messages. Returns whether the address had any. */
  const removeRefused = useCallback(
    (fields: object) => {
      const keys = refusedKeys(resource, new URLSearchParams(window.location.search), fields);
      if (keys.length > 0) remove(keys);
      return keys.length > 0;
    },
    [resource, remove],
  );
  return {
    isClean: stray === '',
    removed: removed?.found === listParamsOf(resource, params) ? removed.labels : NONE,
    removeRefused,
  };
}
