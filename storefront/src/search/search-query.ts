import { searchText } from '../api/catalogue.ts';

const MOST_PAGES = 20;

/** A search as its address asks for it. */
export type Search = { q: string; page: number };

/** Reads a search's address; what makes no sense falls back to the default. */
export const readSearch = (search: URLSearchParams): Search => ({
  q: searchText(search.get('q')),
  page: Math.min(MOST_PAGES, Math.max(1, Math.trunc(Number(search.get('page'))) || 1)),
});

/** The query of a search's address; defaults stay out of it. */
export const searchParams = ({ q, page }: Search) => ({ q, page: page > 1 ? String(page) : undefined });
