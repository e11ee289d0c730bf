import { administers } from '@karite/shared/accounts';
import { type Order, orders } from '@karite/shared/resources';
import type { FastifyRequest } from 'fastify';
import type { Executor } from '../../platform/database/database.ts';
import { countAttempts, type Limit, networkOf } from '../../platform/server/access/rate-limit.ts';

/**
 * How many orders are taken. Generous by address: a mobile operator has thousands of phones behind one here. By phone: a
 * neighbour may order for a street, nobody three times an hour all day. (Decision 19.)
 */
const BY_ADDRESS: Limit = { name: 'order:address', most: 300, minutes: 60 };
const BY_PHONE_AN_HOUR: Limit = { name: 'order:phone:hour', most: 10, minutes: 60 };
const BY_PHONE_A_DAY: Limit = { name: 'order:phone:day', most: 30, minutes: 24 * 60 };
const BY_ACCOUNT: Limit = { name: 'order:account', most: 30, minutes: 60 };

const TOO_MANY =
  'Trop de commandes ont été passées en peu de temps. Votre panier est gardé : réessayez plus tard, ou écrivez-nous.';

/**
 * Counts a new order, in its transaction: what is refused, or was taken before under the same number, counts nothing.
 * Guests by address and phone, customers by account alone (nobody shuts them out with their number); an administrator
 * orders for others without limit. Throws a 429 with Retry-After, which undoes the order.
 */
export async function countOrder(transaction: Executor, { user, ip }: FastifyRequest, { phone }: Order): Promise<void> {
  if (administers(user, orders.name, 'create')) return;
  const tries = user
    ? [{ limit: BY_ACCOUNT, who: user.id }]
    : [
        { limit: BY_ADDRESS, who: networkOf(ip) },
        { limit: BY_PHONE_AN_HOUR, who: phone },
        { limit: BY_PHONE_A_DAY, who: phone },
      ];
  await countAttempts(transaction, tries, TOO_MANY);
}
