import { LRUCache } from 'lru-cache';
import type { CatalogueCache } from './catalogue-cache.ts';
import type { Read } from './reads.ts';

type Kept<Value> = { value: Value; generation: number };
/** So many at most, or so many bytes by what each takes; `ms`: none for longer than that. */
type Limits<Value> = { most: number } | { bytes: number; sizeOf: (value: Value) => number; ms?: number };
/** What a value is made of; `null`: nobody knows. A function, for mostly nothing at all has changed, and nobody has to know. */
type MadeOf = () => readonly Read[] | null;

/** Values by key that were read from the database, each as long as nothing that it is made of changes. */
export class KeptByKey<Value> {
  readonly #kept: LRUCache<string, Kept<Value>>;

  constructor(
    readonly cache: CatalogueCache,
    limits: Limits<Value>,
  ) {
    this.#kept =
      'most' in limits
        ? new LRUCache({ max: limits.most })
        : new LRUCache({
            maxSize: limits.bytes,
            sizeCalculation: ({ value }) => limits.sizeOf(value),
            ttl: limits.ms ?? 0,
          });
  }

  find(key: string, madeOf: MadeOf): Value | undefined {
    const { cache } = this;
    const kept = this.#kept.get(key);
    if (!kept || !cache.isFresh) return undefined;
    if (kept.generation !== cache.generation) {
      if (!cache.holds(kept.generation, madeOf())) return undefined;
      // Only so many changes are remembered.
      kept.generation = cache.generation;
    }
    return kept.value;
  }

  /** Keeps what was read since the `generation` in which that was begun, unless it may be another by now. */
  keep(key: string, value: Value, generation: number, madeOf: MadeOf): void {
    if (this.cache.isFresh && this.cache.holds(generation, madeOf())) this.#kept.set(key, { value, generation });
  }
}
