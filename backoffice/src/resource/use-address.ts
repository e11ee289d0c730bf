import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * The address's parameters, and a way to change some of them. A change starts from the address at that moment,
 * not at the last rendering: two changes in quick succession would undo each other.
 */
export function useAddress() {
  const [params, setParams] = useSearchParams();
  const update = useCallback(
    (edit: (current: URLSearchParams) => URLSearchParams, replace: boolean) =>
      setParams(edit(new URLSearchParams(window.location.search)), { replace }),
    [setParams],
  );
  return [params, update] as const;
}
