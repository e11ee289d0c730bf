import { createHmac } from 'node:crypto';
import { paths } from '@karite/shared/paths';
import type { Executor } from '../../platform/database/database.ts';
import { isSameKey, shopSecret } from '../../platform/server/access/shop-secret.ts';

/** The signed link by which a subscription is confirmed and ended (R1905): it works as long as the subscription exists. */
export type SubscriptionLinks = {
  /** The page of the shop that it leads to. */
  pathOf(id: string): Promise<string>;
  /** The call by which a mail program ends it with one tap (RFC 8058, R1906). */
  leavePathOf(id: string): Promise<string>;
  isKeyOf(id: string, key: string): Promise<boolean>;
};

export function subscriptionLinks(database: Executor): SubscriptionLinks {
  const secret = shopSecret(database, 'newsletter-link');
  const keyOf = async (id: string) =>
    createHmac('sha256', await secret())
      .update(`newsletter:${id.toLowerCase()}`)
      .digest('base64url');
  return {
    pathOf: async (id) => paths.newsletter(id, await keyOf(id)),
    leavePathOf: async (id) => `/api/newsletter/${id}/leave?key=${await keyOf(id)}`,
    isKeyOf: async (id, key) => isSameKey(await keyOf(id), key),
  };
}
