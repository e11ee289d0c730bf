import { type Answer, AnswerStore, answerOf } from './answer-store.ts';

/** What is kept is shown unmarked for so long after the version was last read, in ms. */
export const STALE_AFTER_MS = 2_000;

/**
 * Answers that are the same for everyone, kept as bytes and dropped whole when the catalogue changes: a catalogue
 * changes a few times a day and is read all day. Every process reads the catalogue's version all the time; the one that
 * changed it drops at once. `generation` keeps an answer that was read before a change from being kept after it.
 */
export class CatalogueCache {
  readonly #answers = new AnswerStore();
  generation = 0;
  #version: string | null = null;
  #readAt = Number.NEGATIVE_INFINITY;

  /** Whether what is kept is what the database said two seconds ago or later. Else it is shown marked, and nothing new is kept. */
  get isFresh(): boolean {
    return performance.now() - this.#readAt <= STALE_AFTER_MS;
  }

  /** How long ago the version could last be read, in ms; endless when it never was. */
  get age(): number {
    return performance.now() - this.#readAt;
  }

  /** Takes note of the catalogue's version, and of when it was read from the database (ms of `performance.now()`). */
  see(version: string, readAt = this.#readAt): void {
    if (version !== this.#version) this.drop();
    this.#version = version;
    this.#readAt = Math.max(this.#readAt, readAt);
  }

  drop(): void {
    this.generation += 1;
    this.#answers.clear();
  }

  /** How often an answer was looked for, and found or not. */
  readonly lookups = { page: { hit: 0, miss: 0 }, api: { hit: 0, miss: 0 } };

  /** How many answers are cached, and the bytes that they hold. */
  get held() {
    return this.#answers.size;
  }

  has(key: string): boolean {
    return this.#answers.has(key);
  }

  find(kind: 'page' | 'api', key: string): Answer | undefined {
    const found = this.#answers.get(key);
    this.lookups[kind][found ? 'hit' : 'miss'] += 1;
    return found;
  }

  /** `version` is that of the one record that the answer shows; `null` for any other answer. */
  store(
    key: string,
    generation: number,
    text: string,
    answer: Pick<Answer, 'status' | 'headers'>,
    version: number | null = null,
  ): Answer {
    const stored = answerOf(text, answer, version);
    if (this.isFresh && generation === this.generation) this.#answers.set(key, stored);
    return stored;
  }
}
