import {
  type GoConfig,
  type IResourceItem,
  matchResourceFromRoute,
  ResourceContext,
  type RouterProvider,
} from '@refinedev/core';
import refineRouter from '@refinedev/react-router';
import { useCallback, useContext } from 'react';
import { matchPath, useLocation, useNavigate, useParams } from 'react-router-dom';
import { type ListQuery, readListAddress, writeListAddress } from './list-address.ts';

const LIST_KEYS = ['filters', 'sorters', 'currentPage', 'pageSize'];

/** The query of an address, with the parameters that Refine writes into it. */
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

type Match = ReturnType<typeof matchResourceFromRoute>;
let last: { pathname: string; resources: IResourceItem[]; match: Match } | undefined;

/** The resource of an address. Each button of each row reads it, and a match goes through the routes of every resource. */
export function matchOnce(pathname: string, resources: IResourceItem[]): Match {
  if (last?.pathname !== pathname || last.resources !== resources)
    last = { pathname, resources, match: matchResourceFromRoute(pathname, resources) };
  return last.match;
}

/**
 * Where the reader is, as Refine reads it. Of the address only the list's state is passed on: all else would become a part of
 * every query of the page, which would be sent again when a window opens.
 */
function useParse() {
  const { pathname, search } = useLocation();
  const routed = useParams();
  const { resources } = useContext(ResourceContext);
  const { resource, action, matchedRoute } = matchOnce(pathname, resources);
  // Above all routes there are no parameters.
  const isAbove = matchedRoute !== undefined && Object.keys(routed).length === 0;
  const { id } = isAbove ? (matchPath(matchedRoute, pathname)?.params ?? {}) : routed;
  return useCallback(
    () => ({
      ...(resource && { resource }),
      ...(action && { action }),
      ...(id && { id: decodeURIComponent(id) }),
      pathname,
      params: readListAddress(new URLSearchParams(search)),
    }),
    [resource, action, id, pathname, search],
  );
}

/** Refine's router provider, with a list's address in the API's own words (`list-address.ts`). */
export const routerProvider: RouterProvider = { ...refineRouter, go: () => useGo(), parse: () => useParse() };
