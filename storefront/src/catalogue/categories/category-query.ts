export const MOST_PAGES = 20;

/** How many pages of a category its address asks for; what makes no sense is one. */
export const readCategoryPage = (search: URLSearchParams): number =>
  Math.min(MOST_PAGES, Math.max(1, Math.trunc(Number(search.get('page'))) || 1));

/** What a category's address asks for beside its facets. */
export const categoryParams = (page: number) => ({ page: page > 1 ? String(page) : undefined });
