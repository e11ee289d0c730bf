import { randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { firstRow } from '../../database/rows.ts';

/** A shorter secret could be guessed, and with it every link; config.ts requires the same length. */
const SECRET_LENGTH = 32;

/** A secret that the shop can't start with. */
export class WeakSecretError extends Error {}

/** What the shop signs links with, each purpose by its own name, and its pushes with `push-keys`. */
type SecretName =
  | 'order-link'
  | 'newsletter-link'
  | 'preview-link'
  | 'product-preview'
  | 'notification-link'
  | 'address-link'
  | 'push-keys';

/** The secret of this shop: created once, by the first process, and stored in the database for all of them. */
async function storedSecret(database: Executor, name: SecretName): Promise<string> {
  const read = () => database.execute<{ value: string }>(sql`select value from secrets where name = ${name}`);
  const [stored] = (await read()).rows;
  if (stored) return stored.value;
  await database.execute(sql`
    insert into secrets (name, value) values (${name}, ${randomBytes(48).toString('base64url')})
    on conflict (name) do nothing`);
  return firstRow(await read()).value;
}

/**
 * Returns a reader of the shop's secret: the `given` one, or the one of the database, which is queried once. Throws
 * `WeakSecretError` for one that could be guessed.
 */
export function shopSecret(database: Executor, name: SecretName, given?: string): () => Promise<string> {
  let cached: Promise<string> | undefined;
  return async () => {
    cached ??= given ? Promise.resolve(given) : storedSecret(database, name);
    const value = await cached.catch((error) => {
      cached = undefined;
      throw error;
    });
    if (value.length < SECRET_LENGTH)
      throw new WeakSecretError(
        `The secret « ${name} » has fewer than ${SECRET_LENGTH} characters: delete its row in the table secrets`,
      );
    return value;
  };
}

/** Compares a key in constant time. */
export function isSameKey(right: string, shown: string): boolean {
  const [one, other] = [Buffer.from(right), Buffer.from(shown)];
  return one.length === other.length && timingSafeEqual(one, other);
}
