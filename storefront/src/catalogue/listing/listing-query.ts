import type { ListingParams } from '@karite/shared/paths';
import { type ProductQuery, searchText } from '../../api/catalogue.ts';

/** How many products a list shows before "Afficher plus". */
export const PAGE_SIZE = 24;
const MOST_PAGES = 20;

/** The ways to sort a list (R1113); the first is the default. */
export const SORTS = {
  nom: { label: 'Trier par nom', query: { _sort: 'name', _order: 'asc' } },
  'prix-croissant': { label: 'Prix croissant', query: { _sort: 'salePrice', _order: 'asc' } },
  'prix-decroissant': { label: 'Prix décroissant', query: { _sort: 'salePrice', _order: 'desc' } },
  notes: { label: 'Meilleures notes', query: { _sort: 'rating', _order: 'desc' } },
} as const;

export type SortKey = keyof typeof SORTS;
export const isSortKey = (key: string): key is SortKey => Object.hasOwn(SORTS, key);

/** A list as its address asks for it. */
export type Listing = { category: string | null; q: string | null; sort: SortKey; list: boolean; page: number };

/** Reads a list's address; what makes no sense falls back to the default. */
export function readListing(search: URLSearchParams): Listing {
  const sort = search.get('tri') ?? '';
  const page = Number(search.get('page') ?? 1);
  return {
    category: search.get('categorie') || null,
    q: searchText(search.get('q')) || null,
    sort: isSortKey(sort) ? sort : 'nom',
    list: search.get('vue') === 'liste',
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, MOST_PAGES) : 1,
  };
}

/** How many pages a list of so many products has. */
export const pagesOf = (total: number): number => Math.min(MOST_PAGES, Math.ceil(total / PAGE_SIZE));

/** The address of a list; defaults stay out of it. */
export const listingParams = ({ category, q, sort, list, page }: Listing): ListingParams => ({
  categorie: category ?? undefined,
  q: q ?? undefined,
  tri: sort === 'nom' ? undefined : sort,
  vue: list ? 'liste' : undefined,
  page: page > 1 ? String(page) : undefined,
});

/** What a list asks of the API. */
export const listingQuery = (listing: Listing, categoryIds: readonly string[]): ProductQuery => ({
  ...SORTS[listing.sort].query,
  ...(listing.q ? { q: listing.q } : {}),
  ...(categoryIds.length > 0 ? { categories: categoryIds.join(',') } : {}),
});

/** Whether an address says of its list what the list is not: a category, order, page or view that doesn't exist. */
export function saysOtherwise(search: URLSearchParams, { category, sort, list, page }: Listing): boolean {
  const shown = { categorie: category, tri: sort, vue: list ? 'liste' : null, page: String(page) };
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
