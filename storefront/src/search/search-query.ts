import type { ProductOrder } from '@karite/shared/catalogue';
import type { FacetParams, ListingParams } from '@karite/shared/paths';
import { searchText } from '../api/catalogue.ts';
import { readFacets } from '../catalogue/facets/facet-choice.ts';
import { isOrder } from '../catalogue/listing/listing-query.ts';

const MOST_PAGES = 20;

/** A search as its address describes it; `sort` is `null` where the best matches come first. */
export type Search = {
  q: string;
  page: number;
  category: string | null;
  sort: ProductOrder | null;
  facets: FacetParams;
};

/** Reads a search's address; what makes no sense falls back to the default. */
export function readSearch(search: URLSearchParams): Search {
  const sort = search.get('tri') ?? '';
  return {
    q: searchText(search.get('q')),
    page: Math.min(MOST_PAGES, Math.max(1, Math.trunc(Number(search.get('page'))) || 1)),
    category: search.get('categorie') || null,
    sort: isOrder(sort) ? sort : null,
    facets: readFacets(search),
  };
}

/** The query of a search's address; defaults stay out of it. */
export const searchParams = ({ q, page, category, sort, facets }: Search): ListingParams => ({
  q,
  categorie: category ?? undefined,
  ...facets,
  tri: sort ?? undefined,
  page: page > 1 ? String(page) : undefined,
});
