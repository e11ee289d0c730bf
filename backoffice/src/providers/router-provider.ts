import type { GoConfig, RouterProvider } from '@refinedev/core';
import { useCallback } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';

function useGo() {
  const navigate = useNavigate();
  return useCallback(
    ({ to = '', type }: GoConfig) => {
      if (type === 'path') return to;
      void navigate(to, { replace: type === 'replace' });
    },
    [navigate],
  );
}

function useBack() {
  const navigate = useNavigate();
  return useCallback(() => void navigate(-1), [navigate]);
}

function useParse() {
  const { pathname } = useLocation();
  return useCallback(() => ({ pathname, params: {} }), [pathname]);
}

/**
 * The router as Refine sees it. It is not told what stands behind the `?`: it would count that among what every query of a
 * page is about, and ask them all again when a list is narrowed or a record opened.
 */
export const routerProvider: RouterProvider = {
  go: () => useGo(),
  back: () => useBack(),
  parse: () => useParse(),
  Link,
};
