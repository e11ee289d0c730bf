import type { Read } from './reads.ts';

/** A value that was read from the database, until something of what it was made of changes, or its moment has passed. */
export class CachedValue<T> {
  #cached: { value: T; until: number | null } | null = null;

  constructor(readonly reads: readonly Read[]) {}

  get(): { value: T } | null {
    const cached = this.#cached;
    return cached?.until && cached.until <= Date.now() ? null : cached;
  }

  /** `until`: the moment from which it may be another though nothing was changed, in ms; `null`: none. */
  set(value: T, until: number | null): void {
    this.#cached = { value, until };
  }

  drop(): void {
    this.#cached = null;
  }
}
