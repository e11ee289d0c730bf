import type { ResourceShape } from '@karite/shared/resource';
import type { CatalogueCache } from '../server/cache/catalogue-cache.ts';
import { KeptByKey } from '../server/cache/kept-by-key.ts';
import { keptWith } from '../server/cache/kept-with.ts';
import type { ListQuery } from './list-query.ts';
import { readsOfTotal } from './reads.ts';

/** So many narrowings of a list at most. */
const MOST = 500;

const keyOf = keptWith(({ filters, ids, q }: ListQuery): string => JSON.stringify([filters, ids, q]));

/**
 * How many records a list has that everyone sees all of, by what narrows it, as long as none comes, goes, or changes what
 * decides: all pages of a list have the same, and of a large one it takes longer to count than to read a page.
 */
export class KeptTotals {
  readonly #kept: KeptByKey<number>;

  constructor(
    cache: CatalogueCache,
    readonly resource: ResourceShape,
  ) {
    this.#kept = new KeptByKey(cache, { most: MOST });
  }

  /** `null`: it has to be counted. */
  find(query: ListQuery): number | null {
    return this.#kept.find(keyOf(query), () => readsOfTotal(this.resource, query)) ?? null;
  }

  /** Keeps what was counted since the `generation` in which that was begun. */
  keep(query: ListQuery, total: number, generation: number): void {
    this.#kept.keep(keyOf(query), total, generation, () => readsOfTotal(this.resource, query));
  }
}
