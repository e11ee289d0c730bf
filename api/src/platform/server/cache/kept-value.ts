import type { Read } from './reads.ts';

/** A value that was read from the database, until something of what it was made of changes, or its moment has passed. */
export class KeptValue<T> {
  #kept: { value: T; until: number | null } | null = null;

  constructor(readonly reads: readonly Read[]) {}

  get(): { value: T } | null {
    const kept = this.#kept;
    return kept?.until && kept.until <= Date.now() ? null : kept;
  }

  /** `until`: the moment from which it may be another though nothing was changed, in ms; `null`: none. */
  set(value: T, until: number | null): void {
    this.#kept = { value, until };
  }

  drop(): void {
    this.#kept = null;
  }
}
