import type { FacetParams, ListingParams } from '@karite/shared/paths';
import { searchText } from '../api/catalogue.ts';
import { readFacets } from '../catalogue/facets/facet-choice.ts';

const MOST_PAGES = 20;

/** A search as its address describes it. */
export type Search = { q: string; page: number; category: string | null; facets: FacetParams };

/** Reads a search's address; what makes no sense falls back to the default. */
export const readSearch = (search: URLSearchParams): Search => ({
  q: searchText(search.get('q')),
  page: Math.min(MOST_PAGES, Math.max(1, Math.trunc(Number(search.get('page'))) || 1)),
  category: search.get('categorie') || null,
  facets: readFacets(search),
});

/** The query of a search's address; defaults stay out of it. */
export const searchParams = ({ q, page, category, facets }: Search): ListingParams => ({
  q,
  categorie: category ?? undefined,
  ...facets,
  page: page > 1 ? String(page) : undefined,
});
