import { createHash } from 'node:crypto';

/** A statement gets a name after this number of runs. */
const NAMED_FROM = 3;
/** So many have names at most: each connection keeps each of them, and its plan, for as long as it lasts. */
const MOST_NAMES = 200;
/** The most texts that are counted at once; beyond, counting restarts. */
const MOST_COUNTED = 2_000;

/** Names statements by their text, so that a connection parses and plans a repeated one once. */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #counts = new Map<string, number>();

  /** The statement's name; nothing while it is rare, or when enough others have one. */
  of(text: string): string | undefined {
    const name = this.#names.get(text);
    if (name !== undefined || this.#names.size >= MOST_NAMES) return name;
    const count = (this.#counts.get(text) ?? 0) + 1;
    if (count < NAMED_FROM) {
      if (this.#counts.size >= MOST_COUNTED) this.#counts.clear();
      this.#counts.set(text, count);
      return undefined;
    }
    this.#counts.delete(text);
    // The name depends on the text: two users of one connection get the same statement under it, or none.
    const given = `karite_${createHash('sha1').update(text).digest('hex')}`;
    this.#names.set(text, given);
    return given;
  }
}
