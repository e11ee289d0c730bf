import type { GoConfig, RouterProvider } from '@refinedev/core';
import refineRouter from '@refinedev/react-router';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type ListQuery, readListAddress, writeListAddress } from './list-address.ts';

const LIST_KEYS = ['filters', 'sorters', 'currentPage', 'pageSize'];

/** The query of an address, with what Refine asks to be written into it. */
function queryWith(params: URLSearchParams, query: Partial<ListQuery> & Record<string, unknown> = {}): URLSearchParams {
  const next = writeListAddress(params, query);
  for (const [key, value] of Object.entries(query))
    if (!LIST_KEYS.includes(key) && value !== undefined && value !== null) next.set(key, String(value));
  return next;
}

/**
 * As `@refinedev/react-router`, but what is searched stays what it is: the published one writes `&`, `#` and `+` into an
 * address as they are, and reads something else from it.
 */
function useGo() {
  const navigate = useNavigate();
  const location = useLocation();
  return useCallback(
    ({ to, type, query, hash = '', options: { keepQuery = false } = {} }: GoConfig) => {
      const search = queryWith(new URLSearchParams(keepQuery ? window.location.search : ''), query).toString();
      const path = `${to ?? location.pathname}${search && `?${search}`}${hash && `#${hash.replace(/^#/, '')}`}`;
      if (type === 'path') return path;
      const isSamePage = (to ?? location.pathname) === location.pathname;
      if (type === 'replace' && isSamePage && search === window.location.search.slice(1)) return path;
      // A list that notes its state in the address stays where it was reached from.
      void navigate(path, { replace: type === 'replace', state: isSamePage ? location.state : undefined });
    },
    [navigate, location],
  );
}

/**
 * Where the reader is, as Refine reads it. Of the address only the list's state is passed on: all else would become a part of
 * every query of the page, which would be sent again when a window opens.
 */
function useParse() {
  const parse = refineRouter.parse?.();
  const { search } = useLocation();
  return useCallback(() => ({ ...parse?.(), params: readListAddress(new URLSearchParams(search)) }), [parse, search]);
}

/** Refine's router provider, with a list's address in the API's own words (`list-address.ts`). */
export const routerProvider: RouterProvider = { ...refineRouter, go: () => useGo(), parse: () => useParse() };
