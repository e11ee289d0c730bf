import type { ResourceShape } from '@karite/shared/resource';
import type { CatalogueCache } from '../server/cache/catalogue-cache.ts';
import { KeptByKey } from '../server/cache/kept-by-key.ts';
import { keptWith } from '../server/cache/kept-with.ts';
import type { ListQuery } from './list-query.ts';
import { readsOfPlaces } from './reads.ts';

/** What is kept of one resource at most, in bytes: some 1 000 pages. */
const MOST_BYTES = 1_000_000;
/** What a page takes beside its ids, about. */
const ENTRY_BYTES = 400;

/** Which records stand on a page, their ids in one text, and how many there are in all. */
export type PlacedRecords = { ids: string; total: number };

const keyOf = keptWith(({ filters, ids, q, sort, start, end, isRanked }: ListQuery): string =>
  JSON.stringify([filters, ids, q, sort, start, end, isRanked]),
);

/**
 * Which records stand on the pages of lists and searches that everyone sees all of, as long as nothing changes that decides it.
 * Most changes are an order's: of a product's stock, which is shown, but decides no search and few lists. Such a page is
 * written anew of the records that are kept, and nothing is looked for.
 */
export class KeptPages {
  readonly #kept: KeptByKey<PlacedRecords>;

  constructor(
    cache: CatalogueCache,
    readonly resource: ResourceShape,
  ) {
    this.#kept = new KeptByKey(cache, { bytes: MOST_BYTES, sizeOf: ({ ids }) => ids.length + ENTRY_BYTES });
  }

  /** `null`: it has to be looked for. */
  find(query: ListQuery): PlacedRecords | null {
    return this.#kept.find(keyOf(query), () => readsOfPlaces(this.resource, query)) ?? null;
  }

  /** Keeps what was found since the `generation` in which that was begun. */
  keep(query: ListQuery, { ids, total }: PlacedRecords, generation: number): void {
    this.#kept.keep(keyOf(query), { ids, total }, generation, () => readsOfPlaces(this.resource, query));
  }
}
