import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { paths } from '@karite/shared/paths';
import { sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { firstRow } from '../database/rows.ts';

/** A secret shorter than this could be guessed, and with it every link; config.ts asks the same of a given one. */
const SECRET_LENGTH = 32;
const NAME = 'order-link';

/** A secret that the shop can't start with. */
export class WeakSecretError extends Error {}

/** The secret of this shop: made once, by whichever process is first, and kept in the database for all of them. */
async function storedSecret(database: Executor): Promise<string> {
  const read = () => database.execute<{ value: string }>(sql`select value from secrets where name = ${NAME}`);
  const [stored] = (await read()).rows;
  if (stored) return stored.value;
  await database.execute(sql`
    insert into secrets (name, value) values (${NAME}, ${randomBytes(48).toString('base64url')})
    on conflict (name) do nothing`);
  return firstRow(await read()).value;
}

/** The signed links by which someone without an account follows an order (promise P15). */
export type OrderLinks = {
  /** Makes sure that there is a good secret. */
  prepare(): Promise<void>;
  /** The key of an order's link: an HMAC of its id and of how often it was renewed, so that nothing can be guessed. */
  keyOf(id: string, version?: number): Promise<string>;
  /** The page of the shop that the link leads to. */
  pathOf(id: string, version?: number): Promise<string>;
  /** Which version of the order's link a key is of, whether or not that one still counts; `null`: not a key of ours. */
  versionOf(id: string, key: string): Promise<number | null>;
};

/** Links signed with `given` (ORDER_LINK_SECRET), or with a secret of the database. */
export function orderLinks(database: Executor, given?: string): OrderLinks {
  let known: Promise<string> | undefined;
  const secret = async () => {
    known ??= given ? Promise.resolve(given) : storedSecret(database);
    const value = await known.catch((error) => {
      known = undefined;
      throw error;
    });
    if (value.length < SECRET_LENGTH)
      throw new WeakSecretError(
        `The secret « ${NAME} » has fewer than ${SECRET_LENGTH} characters: delete its row in the table secrets`,
      );
    return value;
  };
  const keyOf = async (id: string, version = 0) => {
    // Version 0 is what keys were before there were versions: they go on working.
    const of = version === 0 ? '' : `${version}.`;
    const mac = createHmac('sha256', await secret()).update(`order:${of}${id.toLowerCase()}`);
    return of + mac.digest('base64url');
  };
  return {
    prepare: async () => void (await secret()),
    keyOf,
    pathOf: async (id, version) => paths.follow(id, await keyOf(id, version)),
    async versionOf(id, key) {
      const version = Number(/^([1-9]\d{0,8})\./.exec(key)?.[1] ?? 0);
      const [right, shown] = [Buffer.from(await keyOf(id, version)), Buffer.from(key)];
      return right.length === shown.length && timingSafeEqual(right, shown) ? version : null;
    },
  };
}
