import { useRouteLoaderData } from 'react-router-dom';

/** What every page knows of the categories: enough for menus and filters. */
export type Root = {
  id: string;
  title: string;
  image: string | null;
  children: { id: string; title: string }[];
};

export const ROOTS_ROUTE = 'roots';

/** The root categories, or `null` when they could not be loaded. */
export const useRoots = (): Root[] | null => useRouteLoaderData<Root[] | null>(ROOTS_ROUTE) ?? null;
