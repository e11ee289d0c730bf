import type { ResourceShape } from '@karite/shared/resource';
import { useGo } from '@refinedev/core';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

type WindowAction = 'create' | 'edit' | 'show' | 'clone';

/** Whether the page that a window was opened from is the one before it in the browser's history. */
const isOpenedHere = (state: unknown): boolean => typeof state === 'object' && state !== null && 'isWindow' in state;

/**
 * The windows of a resource: routes over its list, which stays as it is behind them. A link leads to one, and a phone's
 * "back" closes it.
 */
export function useWindows({ name: resource }: Pick<ResourceShape, 'name'>) {
  const go = useGo();
  const navigate = useNavigate();
  const { state } = useLocation();
  const open = useCallback(
    (action: WindowAction, id?: string) => {
      const to = action === 'create' ? { resource, action } : { resource, action, id: id ?? '' };
      void navigate(String(go({ to, options: { keepQuery: true }, type: 'path' })), { state: { isWindow: true } });
    },
    [go, navigate, resource],
  );
  /** Goes on to another record, which is on that page of the list; closing then still leads to where the first was opened. */
  const goOn = useCallback(
    (action: Exclude<WindowAction, 'create'>, id: string, page: number) => {
      const path = go({
        to: { resource, action, id },
        query: { currentPage: page },
        options: { keepQuery: true },
        type: 'path',
      });
      void navigate(String(path), { replace: true, state });
    },
    [go, navigate, resource, state],
  );
  const close = useCallback(() => {
    if (isOpenedHere(state)) void navigate(-1);
    else go({ to: { resource, action: 'list' }, options: { keepQuery: true }, type: 'replace' });
  }, [go, navigate, resource, state]);
  return { open, goOn, close };
}
