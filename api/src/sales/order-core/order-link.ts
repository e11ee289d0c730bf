import { createHmac } from 'node:crypto';
import { paths } from '@karite/shared/paths';
import type { Executor } from '../../platform/database/database.ts';
import { isSameKey, shopSecret } from '../../platform/server/access/shop-secret.ts';

/** The signed links by which someone without an account follows an order (guarantee P15). */
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
  const secret = shopSecret(database, 'order-link', given);
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
      return isSameKey(await keyOf(id, version), key) ? version : null;
    },
  };
}
