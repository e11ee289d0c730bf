import type { ResourceShape } from '@karite/shared/resource';
import { useGo, useTranslate, useWarnAboutChange } from '@refinedev/core';
import { useCallback, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

type WindowAction = 'create' | 'edit' | 'show' | 'clone';

/** The address of a window that shows a record. */
const WINDOW = /^\/[^/]+\/(show|edit|clone)\//;

/** Whether the page that a window was opened from is the one before it in the browser's history. */
const isOpenedHere = (state: unknown): boolean => typeof state === 'object' && state !== null && 'isWindow' in state;

/** Confirms like Refine's `UnsavedChangesNotifier`, which does not see a replaced address. */
function useMayLeave() {
  const { warnWhen, setWarnWhen } = useWarnAboutChange();
  const translate = useTranslate();
  // A form that is saved closes by what it was drawn with before.
  const isUnsaved = useRef(warnWhen);
  isUnsaved.current = warnWhen;
  return useCallback(() => {
    const mayLeave = !isUnsaved.current || window.confirm(translate('warnWhenUnsavedChanges'));
    if (mayLeave) setWarnWhen(false);
    return mayLeave;
  }, [setWarnWhen, translate]);
}

/**
 * The windows of a resource: routes over its list, which stays as it is behind them. A link leads to one, and a phone's
 * "back" closes it.
 */
export function useWindows({ name: resource }: Pick<ResourceShape, 'name'>) {
  const go = useGo();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const mayLeave = useMayLeave();
  const open = useCallback(
    (action: WindowAction, id?: string) => {
      const to = action === 'create' ? { resource, action } : { resource, action, id: id ?? '' };
      const path = String(go({ to, options: { keepQuery: true }, type: 'path' }));
      // A window that leads to another gives way to it: closing that one leads to the list.
      const isInWindow = WINDOW.test(pathname);
      void navigate(path, { replace: isInWindow, state: isInWindow ? state : { isWindow: true } });
    },
    [go, navigate, resource, pathname, state],
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
      if (mayLeave()) void navigate(String(path), { replace: true, state });
    },
    [go, navigate, resource, state, mayLeave],
  );
  const close = useCallback(() => {
    if (isOpenedHere(state)) void navigate(-1);
    else if (mayLeave()) go({ to: { resource, action: 'list' }, options: { keepQuery: true }, type: 'replace' });
  }, [go, navigate, resource, state, mayLeave]);
  return { open, goOn, close };
}
