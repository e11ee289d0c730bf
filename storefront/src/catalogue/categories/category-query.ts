export const MOST_PAGES = 20;

/** The number of pages in a category's address; an invalid one is 1. */
export const readCategoryPage = (search: URLSearchParams): number =>
  Math.min(MOST_PAGES, Math.max(1, Math.trunc(Number(search.get('page'))) || 1));

/** The parameters of a category's address beside its facets. */
export const categoryParams = (page: number) => ({ page: page > 1 ? String(page) : undefined });
