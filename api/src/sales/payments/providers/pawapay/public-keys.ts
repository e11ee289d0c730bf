import { createPublicKey, type KeyObject } from 'node:crypto';
import type { ProviderAnswer } from '../../call-provider.ts';
import { ProviderAway } from '../../provider.ts';
import { listOf, recordOf, textOf } from '../answer-fields.ts';

/** How long keys are taken as valid, in ms. */
const KEPT_MS = 24 * 3_600_000;
/** An unknown name makes us ask again, once in so long, in ms: forged notices must not cause a request each. */
const PAUSE_MS = 60_000;

function readKeys(body: unknown): Map<string, KeyObject> {
  const keys = new Map<string, KeyObject>();
  for (const { id, key } of listOf(body).map(recordOf)) {
    const [name, pem] = [textOf(id), textOf(key)];
    if (!name || !pem) continue;
    try {
      keys.set(name, createPublicKey(pem));
    } catch {
      // One that nobody can read verifies nothing.
    }
  }
  return keys;
}

/** The keys that pawaPay signs its notices with, stored for a day and requested anew when an unknown one is named. */
export class PublicKeys {
  #ask: () => Promise<ProviderAnswer>;
  #now: () => number;
  #keys = new Map<string, KeyObject>();
  #fetchedAt = Number.NEGATIVE_INFINITY;

  constructor(ask: () => Promise<ProviderAnswer>, now: () => number = Date.now) {
    this.#ask = ask;
    this.#now = now;
  }

  /** The key of that name; `null` when pawaPay has none such. Throws `ProviderAway` when that can't be found out. */
  async find(name: string): Promise<KeyObject | null> {
    const age = this.#now() - this.#fetchedAt;
    if (age < PAUSE_MS || (age < KEPT_MS && this.#keys.has(name))) return this.#keys.get(name) ?? null;
    const { status, body } = await this.#ask();
    if (status !== 200) throw new ProviderAway(`public keys: ${status}`);
    this.#keys = readKeys(body);
    this.#fetchedAt = this.#now();
    return this.#keys.get(name) ?? null;
  }
}
