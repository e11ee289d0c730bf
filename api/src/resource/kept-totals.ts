import type { ResourceShape } from '@karite/shared/resource';
import { LRUCache } from 'lru-cache';
import type { CatalogueCache } from '../server/cache/catalogue-cache.ts';
import type { Read } from '../server/cache/reads.ts';
import type { ListQuery } from './list-query.ts';
import { readsOfTotal } from './reads.ts';

/** So many narrowings of a list at most. */
const MOST = 500;

const keyOf = ({ filters, ids }: ListQuery): string => JSON.stringify([filters, ids]);

/**
 * How many records a list has that everyone sees all of, by what narrows it, as long as none comes, goes, or changes what
 * decides: all pages of a list have the same, and of a large one it takes longer to count than to read a page.
 */
export class KeptTotals {
  readonly #kept = new LRUCache<string, { total: number; generation: number; reads: readonly Read[] }>({ max: MOST });

  constructor(
    readonly cache: CatalogueCache,
    readonly resource: ResourceShape,
  ) {}

  /** `null`: it has to be counted. */
  find(query: ListQuery): number | null {
    const kept = this.#kept.get(keyOf(query));
    const { generation, isFresh } = this.cache;
    if (!kept || !isFresh || !this.cache.holds(kept.generation, kept.reads)) return null;
    // Only so many changes are remembered.
    kept.generation = generation;
    return kept.total;
  }

  /** Keeps what was counted since the `generation` in which that was begun. */
  keep(query: ListQuery, total: number, generation: number): void {
    const reads = readsOfTotal(this.resource, query);
    if (reads && this.cache.isFresh && this.cache.holds(generation, reads))
      this.#kept.set(keyOf(query), { total, generation, reads });
  }
}
