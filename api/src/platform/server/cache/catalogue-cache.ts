import type { CatalogueState, NotedChange } from '../../database/catalogue-version.ts';
import { type Answer, AnswerStore, answerOf, type Drawn } from './answer-store.ts';
import type { CachedValue } from './cached-value.ts';
import { type Change, gathered, type Read, touches } from './reads.ts';

/** What is kept is shown unmarked for so long after the version was last read, in ms. */
export const STALE_AFTER_MS = 2_000;
/** So many of the last changes are remembered, for answers that were begun before them. */
const REMEMBERED = 100;

/** What was changed between two versions; `null` when that is not known from the first to the last. */
function between(since: string | null, { version, changes }: CatalogueState): NotedChange[] | null {
  let at = since;
  for (const change of changes) {
    if (change.version !== at && change.former !== at) return null;
    at = change.version;
  }
  return at === version ? changes : null;
}

/**
 * Answers that are the same for everyone, kept as bytes until something that they were made of changes. Every process reads
 * all the time what was changed since it last looked; the one that changed it does so before it answers. `generation`
 * keeps an answer that was read before a change from being kept after it.
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

  /** Whether what is kept is what the database said two seconds ago or later. Else it is shown marked, and nothing new is kept. */
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
   * Takes note of what a look found that was begun at a version, at a moment (ms of `performance.now()`); returns whether every
   * change up to then is known.
   */
  see(state: CatalogueState, since: string | null, readAt: number): boolean {
    const isSame = state.migrations === this.#migrations;
    const changes = isSame ? between(since, state) : null;
    // A transaction of this process was quicker (`note`): the next look knows all from there, and nothing has to go for this one.
    if (isSame && !changes && since !== this.#version) return false;
    if (!changes) this.drop();
    else if (changes.length > 0) this.touch(changes);
    // Else another look was quicker: what this one found is seen again by the next.
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
    // Else others changed something meanwhile: the next look finds both.
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

  /** How often an answer was looked for, and found or not. */
  readonly lookups = { page: { hit: 0, miss: 0 }, api: { hit: 0, miss: 0 } };

  /** How many answers are cached, and the bytes that they hold. */
  get held() {
    return this.#answers.size;
  }

  has(key: string): boolean {
    return this.#held(key) !== undefined;
  }

  /**
   * What is kept under a key, unless its moment has passed: then what it says may not hold any more, though nothing was
   * changed. While nobody can make it anew it is better than nothing.
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
   * Keeps an answer until something of its `reads` changes; not when that did since the `generation` in which it was begun,
   * nor when nobody knows what it was made of. `version` is that of the one record that it shows; `null` for any other.
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
