import type { ResourceShape } from '@karite/shared/resource';
import type { SQL } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { CatalogueCache } from '../server/cache/catalogue-cache.ts';
import { keptWith } from '../server/cache/kept-with.ts';
import type { ListQuery } from './list-query.ts';
import { readsOfShown } from './reads.ts';

/** What is kept of one resource at most, in bytes: the cards of some 10 000 products. */
const MOST_BYTES = 4_000_000;
/** What a record takes beside its text, about. */
const ENTRY_BYTES = 150;

type Kept = { text: string; generation: number };

/** The records of one list that are known as it writes them. */
export type KnownRecords = {
  /** What is read with each id, and tells this state of the record from any other; `null`: what is known holds. */
  stamp: SQL | null;
  /** `undefined`: it has to be read. */
  find(id: string, stamp: string): string | undefined;
  keep(id: string, text: string, stamp: string): void;
};

const fieldsKey = keptWith((fields: object) => JSON.stringify(fields));

/**
 * Records that everyone sees all of, as lists write them, each as long as nothing that it is made of changes: most pages that
 * have to be made anew (of another filter, order or search, or where one record has changed) show what others have shown.
 */
export class KeptRecords {
  readonly #kept = new LRUCache<string, Kept>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ text }) => text.length + ENTRY_BYTES,
  });

  constructor(
    readonly cache: CatalogueCache,
    readonly resource: ResourceShape,
  ) {}

  /** Those of a list that was begun in a `generation` of the cache. */
  of({ fields }: ListQuery, generation: number) {
    const { cache, resource } = this;
    const asked = fields ? fieldsKey(fields) : '';
    const holds = (id: string, since: number) =>
      since === cache.generation || cache.holds(since, readsOfShown(resource, fields, id));
    return {
      stamp: null,
      find: (id: string) => {
        const kept = this.#kept.get(asked + id);
        if (!kept || !cache.isFresh || !holds(id, kept.generation)) return undefined;
        // Only so many changes are remembered.
        kept.generation = cache.generation;
        return kept.text;
      },
      keep: (id: string, text: string) => {
        if (cache.isFresh && holds(id, generation)) this.#kept.set(asked + id, { text, generation });
      },
    } satisfies KnownRecords;
  }
}
