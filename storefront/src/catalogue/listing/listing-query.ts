import type { ProductOrder } from '@karite/shared/catalogue';
import type { FacetParams, ListingParams } from '@karite/shared/paths';
import { type FacetQuery, type ProductQuery, searchText } from '../../api/catalogue.ts';
import { facetQuery, readFacets } from '../facets/facet-choice.ts';

/** How many products a list shows before "Afficher plus". */
export const PAGE_SIZE = 24;
const MOST_PAGES = 20;

/** How the API sorts each order (R1113). */
export const SORTS: Record<ProductOrder, ProductQuery> = {
  nom: { _sort: 'name', _order: 'asc' },
  'prix-croissant': { _sort: 'fromPrice', _order: 'asc' },
  'prix-decroissant': { _sort: 'fromPrice', _order: 'desc' },
  notes: { _sort: 'score', _order: 'desc' },
  selection: { _sort: 'priority,name', _order: 'asc' },
};

export const isOrder = (key: string): key is ProductOrder => Object.hasOwn(SORTS, key);

/** A list as its address describes it; `sort` is `null` where it has none: the order is then the shop's first (R1115). */
export type Listing = {
  category: string | null;
  q: string | null;
  sort: ProductOrder | null;
  list: boolean;
  page: number;
  facets: FacetParams;
};

/** Reads a list's address; what makes no sense falls back to the default. */
export function readListing(search: URLSearchParams): Listing {
  const sort = search.get('tri') ?? '';
  const page = Number(search.get('page') ?? 1);
  return {
    category: search.get('categorie') || null,
    q: searchText(search.get('q')) || null,
    sort: isOrder(sort) ? sort : null,
    list: search.get('vue') === 'liste',
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, MOST_PAGES) : 1,
    facets: readFacets(search),
  };
}

/** How many pages a list of so many products has. */
export const pagesOf = (total: number): number => Math.min(MOST_PAGES, Math.ceil(total / PAGE_SIZE));

/** The address of a list; defaults stay out of it. */
export const listingParams = ({ category, q, sort, list, page, facets }: Listing): ListingParams => ({
  categorie: category ?? undefined,
  q: q ?? undefined,
  tri: sort ?? undefined,
  vue: list ? 'liste' : undefined,
  page: page > 1 ? String(page) : undefined,
  ...facets,
});

/** The filters of a list as the API's parameters; its facets are counted under the same ones. */
export const narrowingQuery = (listing: Pick<Listing, 'q' | 'facets'>, categoryIds: readonly string[]): FacetQuery => ({
  ...facetQuery(listing.facets),
  ...(listing.q ? { q: listing.q } : {}),
  ...(categoryIds.length > 0 ? { categories: categoryIds.join(',') } : {}),
});

/** The query of a list for the API; its order may be one that the address does not contain. */
export const listingQuery = (listing: Listing, categoryIds: readonly string[], order: ProductOrder): ProductQuery => ({
  ...SORTS[order],
  ...narrowingQuery(listing, categoryIds),
});

/** Whether an address has a parameter that the list does not follow: a category, order, page or view that doesn't exist. */
export function saysOtherwise(search: URLSearchParams, { category, sort, list, page, facets }: Listing): boolean {
  const shown = { categorie: category, tri: sort, vue: list ? 'liste' : null, page: String(page), ...facets };
  return Object.entries(shown).some(([key, value]) => search.get(key) && search.get(key) !== value);
}

/** A category with its subcategories: a root's list also holds what only its children carry. None: no such category. */
export function withChildren(
  roots: readonly { id: string; children: readonly { id: string }[] }[],
  id: string,
): string[] {
  const root = roots.find((candidate) => candidate.id === id);
  if (root) return [id, ...root.children.map((child) => child.id)];
  return roots.some(({ children }) => children.some((child) => child.id === id)) ? [id] : [];
}
