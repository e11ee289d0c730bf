import { useEffect, useRef } from 'react';
import { type LiveChange, onLive } from './live-events.ts';

/** Calls `onChanges` with the changes of a resource as they come; with `null` when anything may have changed. */
export function useLive(resource: string, onChanges: (changes: readonly LiveChange[] | null) => void): void {
  const now = useRef(onChanges);
  now.current = onChanges;
  useEffect(
    () =>
      onLive((changes) => {
        const own = changes?.filter((change) => change.resource === resource) ?? null;
        if (own === null || own.length > 0) now.current(own);
      }),
    [resource],
  );
}
