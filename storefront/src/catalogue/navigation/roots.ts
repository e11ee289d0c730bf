import { useRouteLoaderData } from 'react-router-dom';

/** The data of the categories on every page: enough for menus and filters. */
export type Root = {
  id: string;
  title: string;
  image: string | null;
  children: { id: string; title: string }[];
};

export const ROOTS_ROUTE = 'roots';

/** The loader's data: the server draws from `serverOnly`, which is not part of the page. */
export type RootsData = { roots: Root[] | null; serverOnly?: { pictures: Readonly<Record<string, string | null>> } };

const useData = () => useRouteLoaderData<RootsData>(ROOTS_ROUTE);

/** The root categories, or `null` when they could not be loaded. */
export const useRoots = (): Root[] | null => useData()?.roots ?? null;

/** The pictures of the subcategories by their ids, for what the server draws. */
export const useSubcategoryPictures = () => useData()?.serverOnly?.pictures ?? {};
