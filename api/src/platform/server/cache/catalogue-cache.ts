import type { CatalogueState, NotedChange } from '../../database/catalogue-version.ts';
import { type Answer, AnswerStore, answerOf, type Drawn } from './answer-store.ts';
import type { CachedValue } from './cached-value.ts';
import { type Change, gathered, type Read, touches } from './reads.ts';

/** How long cached responses are served unmarked after the version was last read, in ms. */
export const STALE_AFTER_MS = 2_000;
/** So many of the last changes are remembered, for answers that were begun before them. */
const REMEMBERED = 100;

/** The changes between two versions; `null` when some of them are missing. */
function between(since: string | null, { version, changes }: CatalogueState): NotedChange[] | null {
  let at = since;
  for (const change of changes) {
    if (change.version !== at && change.former !== at) return null;
    at = change.version;
  }
  return at === version ? changes : null;
}

/**
 * Responses that are the same for everyone, cached as bytes until their data changes. Every process polls for changes; the
 * process that made a change applies it before it responds. `generation` prevents caching a response that was read before a
 * change.
 */
export class CatalogueCache {
  readonly #answers = new AnswerStore();
  readonly #values: CachedValue<unknown>[] = [];
  generation = 0;
  /** The last changes, each with the generation that it began. */
  #lately: { generation: number; changes: Change[] }[] = [];
  #version: string | null = null;
  #migrations = 0;
  #readAt = Number.NEGATIVE_INFINITY;

  /**
   * Whether the cache was up to date within the last two seconds. Otherwise responses are marked stale, and nothing new is
   * cached.
   */
  get isFresh(): boolean {
    return performance.now() - this.#readAt <= STALE_AFTER_MS;
  }

  /** How long ago the version could last be read, in ms; endless when it never was. */
  get age(): number {
    return performance.now() - this.#readAt;
  }

  /** The version of the catalogue up to which every change is taken note of. */
  get version(): string | null {
    return this.#version;
  }

  /** Has a value dropped as answers are. */
  follow(value: CachedValue<unknown>): void {
    this.#values.push(value);
  }

  /**
   * Applies the result of a poll that began at a version and at a moment (ms of `performance.now()`). Returns whether all
   * changes up to then are applied.
   */
  see(state: CatalogueState, since: string | null, readAt: number): boolean {
    const isSame = state.migrations === this.#migrations;
    const changes = isSame ? between(since, state) : null;
    // A transaction of this process was faster (`note`): the next poll sees all changes from there, so nothing is dropped
    // for this one.
    if (isSame && !changes && since !== this.#version) return false;
    if (!changes) this.drop();
    else if (changes.length > 0) this.touch(changes);
    // Otherwise another poll was faster, and the next one sees these changes again.
    if (since === this.#version) this.#version = state.version;
    this.#migrations = state.migrations;
    this.#readAt = Math.max(this.#readAt, readAt);
    return true;
  }

  /** Takes note of what a transaction of this process has changed, before that is answered. */
  note(changes: readonly NotedChange[]): void {
    const [first] = changes;
    if (!first) return;
    this.touch(changes);
    // Otherwise other processes changed something meanwhile: the next poll sees both.
    if (first.former === this.#version) this.#version = first.version;
  }

  /** Drops the answers that a change touches. */
  touch(changes: readonly Change[]): void {
    const few = gathered(changes);
    this.generation += 1;
    this.#lately = [...this.#lately, { generation: this.generation, changes: few }].slice(-REMEMBERED);
    this.#answers.dropWhere(({ reads }) => few.some((change) => !reads || touches(change, reads)));
    for (const value of this.#values) if (few.some((change) => touches(change, value.reads))) value.drop();
  }

  drop(): void {
    this.generation += 1;
    this.#lately = [];
    this.#answers.clear();
    for (const value of this.#values) value.drop();
  }

  /** Cache hits and misses. */
  readonly lookups = { page: { hit: 0, miss: 0 }, api: { hit: 0, miss: 0 } };

  /** How many answers are cached, and the bytes that they hold. */
  get held() {
    return this.#answers.size;
  }

  has(key: string): boolean {
    return this.#held(key) !== undefined;
  }

  /**
   * The cached response of a key, unless it has expired: then it may be wrong although no data changed. While it cannot be
   * rebuilt, an expired one is still served.
   */
  #held(key: string): Answer | undefined {
    const found = this.#answers.get(key);
    return found?.until && found.until <= Date.now() && this.isFresh ? undefined : found;
  }

  find(kind: 'page' | 'api', key: string): Answer | undefined {
    const found = this.#held(key);
    this.lookups[kind][found ? 'hit' : 'miss'] += 1;
    return found;
  }

  /**
   * Caches a response until its `reads` change. It does not when they changed since the `generation` in which it began, or
   * are unknown. `version` is that of the one record in it; `null` for any other response.
   */
  store(key: string, generation: number, text: string, answer: Drawn, version: number | null = null): Answer {
    const stored = answerOf(text, answer, version);
    if (this.isFresh && this.holds(generation, answer.reads)) this.#answers.set(key, stored);
    return stored;
  }

  /** Whether nothing that was read has changed since a generation, as far as changes are remembered. */
  holds(generation: number, reads: readonly Read[] | null): boolean {
    if (!reads) return false;
    if (generation === this.generation) return true;
    const later = this.#lately.filter((each) => each.generation > generation);
    return (
      later.length === this.generation - generation &&
      !later.some(({ changes }) => changes.some((change) => touches(change, reads)))
    );
  }
}
