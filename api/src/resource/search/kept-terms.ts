import type { ResourceShape } from '@karite/shared/resource';
import type { CatalogueCache } from '../../server/cache/catalogue-cache.ts';
import { KeptByKey } from '../../server/cache/kept-by-key.ts';
import { readsOfWords } from '../reads.ts';
import { lexemesOf } from './expression.ts';
import type { KnownTerms, Meant } from './terms.ts';

/** What is kept of one resource at most, in bytes. */
const MOST_BYTES = 2_000_000;
/** What a text takes beside the lexemes of its levels, and each of these, about. */
const ENTRY_BYTES = 500;
const LEXEME_BYTES = 60;
/** Another process may make all words anew (another declaration): meanwhile they are not all there, and it is told at its end alone. */
const KEPT_MS = 60_000;

const sizeOf = ({ levels, all }: Meant): number =>
  [...levels, ...(all ? [all] : [])].reduce(
    (bytes, level) => bytes + LEXEME_BYTES * lexemesOf(level).length,
    ENTRY_BYTES,
  );

/**
 * What the words of a search mean, as long as no text, name or synonym changes by which records are found: the pages of what is
 * found, its other orders, its facets and what is suggested while somebody types ask for the same words.
 */
export class KeptTerms {
  readonly #kept: KeptByKey<Meant>;

  constructor(
    cache: CatalogueCache,
    readonly resource: ResourceShape,
  ) {
    this.#kept = new KeptByKey(cache, { bytes: MOST_BYTES, sizeOf, ms: KEPT_MS });
  }

  /** Those of a request that was begun in a `generation` of the cache. */
  of(generation: number): KnownTerms {
    const madeOf = () => readsOfWords(this.resource);
    return {
      find: (typed) => this.#kept.find(typed, madeOf),
      keep: (typed, meant) => this.#kept.keep(typed, meant, generation, madeOf),
    };
  }
}
