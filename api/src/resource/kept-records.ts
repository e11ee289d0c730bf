import type { ResourceShape } from '@karite/shared/resource';
import type { SQL } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { CatalogueCache } from '../server/cache/catalogue-cache.ts';
import { KeptByKey } from '../server/cache/kept-by-key.ts';
import { keptWith } from '../server/cache/kept-with.ts';
import type { AskedField } from './answered.ts';
import type { ListQuery } from './list-query.ts';
import { readsOfShown } from './reads.ts';

/** What is kept of one resource at most, in bytes: the cards of some 10 000 products. */
const MOST_BYTES = 4_000_000;
/** What a record takes beside its text, about. */
const ENTRY_BYTES = 150;

/** The records of one list that are known as it writes them. */
export type KnownRecords = {
  /** What is read with each id, and tells this state of the record from any other; `null`: what is known holds. */
  stamp: SQL | null;
  /** `undefined`: it has to be read. */
  find(id: string, stamp: string): string | undefined;
  keep(id: string, text: string, stamp: string): void;
};

/** So many sets of fields have names at once. */
const MOST_NAMES = 500;
const names = new LRUCache<string, string>({ max: MOST_NAMES });
let named = 0;

/** A short name of the fields that a list shows, for the keys of its records: to hash all of them for each record shows in a profile. */
export const nameOfFields = keptWith((fields: readonly AskedField[]): string => {
  const text = JSON.stringify(fields);
  const known = names.get(text);
  if (known) return known;
  named += 1;
  const name = `${named} `;
  names.set(text, name);
  return name;
});

/**
 * Records that everyone sees all of, as lists write them, each as long as nothing that it is made of changes: most pages that
 * have to be made anew (of another filter, order or search, or where one record has changed) show what others have shown.
 */
export class KeptRecords {
  readonly #kept: KeptByKey<string>;

  constructor(
    cache: CatalogueCache,
    readonly resource: ResourceShape,
  ) {
    this.#kept = new KeptByKey(cache, { bytes: MOST_BYTES, sizeOf: (text) => text.length + ENTRY_BYTES });
  }

  /** Those of a list that was begun in a `generation` of the cache. */
  of({ fields }: ListQuery, generation: number) {
    const prefix = fields ? nameOfFields(fields) : '';
    const madeOf = (id: string) => () => readsOfShown(this.resource, fields, id);
    return {
      stamp: null,
      find: (id: string) => this.#kept.find(prefix + id, madeOf(id)),
      keep: (id: string, text: string) => this.#kept.keep(prefix + id, text, generation, madeOf(id)),
    } satisfies KnownRecords;
  }
}
