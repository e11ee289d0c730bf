import { createHash } from 'node:crypto';

/** A statement gets a name when it is asked for again, this often. */
const NAMED_FROM = 3;
/** So many have names at most: each connection keeps each of them, and its plan, for as long as it lasts. */
const MOST_NAMES = 200;
/** So many texts are counted at once; beyond, counting begins anew. */
const MOST_COUNTED = 2_000;

/** Names of statements by their text, so that a connection reads and plans once what is asked again and again. */
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
    // Of the text itself: whoever shares a connection by mistake finds the same statement under it, or none.
    const given = `karite_${createHash('sha1').update(text).digest('hex')}`;
    this.#names.set(text, given);
    return given;
  }
}
