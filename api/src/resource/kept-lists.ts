import type { ResourceShape } from '@karite/shared/resource';
import type { CatalogueCache } from '../server/cache/catalogue-cache.ts';
import { KeptPages } from './kept-pages.ts';
import { KeptRecords } from './kept-records.ts';
import { KeptTotals } from './kept-totals.ts';
import type { ListQuery } from './list-query.ts';
import type { Kept, PageText } from './read-page.ts';
import { KeptTerms } from './search/kept-terms.ts';

/**
 * What is kept of a resource's lists that everyone sees all of, beside their whole answers: one that has to be made anew, as
 * something on it has changed, asks the database for no more than that.
 */
export class KeptLists {
  readonly terms: KeptTerms;
  readonly #totals: KeptTotals;
  readonly #pages: KeptPages;
  readonly #records: KeptRecords;

  constructor(cache: CatalogueCache, resource: ResourceShape) {
    this.terms = new KeptTerms(cache, resource);
    this.#totals = new KeptTotals(cache, resource);
    this.#pages = new KeptPages(cache, resource);
    this.#records = new KeptRecords(cache, resource);
  }

  /** What is known of a list that was begun in a `generation` of the cache. */
  of(query: ListQuery, generation: number): Kept {
    const placed = this.#pages.find(query);
    return {
      placed,
      total: placed ? null : this.#totals.find(query),
      known: this.#records.of(query, generation),
      meant: this.terms.of(generation),
    };
  }

  /** Keeps what was found of it, but for what was `known`. */
  keep(query: ListQuery, page: PageText, known: Kept, generation: number): void {
    if (known.placed) return;
    if (known.total === null) this.#totals.keep(query, page.total, generation);
    if (query.after === null) this.#pages.keep(query, page, generation);
  }
}
