import { isFetched, pickupShopOf, pickupShops, pickupText } from '@karite/shared/delivery';
import type { Values } from '@karite/shared/messages';
import { contactSettings, type Order } from '@karite/shared/resources';
import { findSingle } from '../../engine/read/read.ts';
import type { Executor } from '../../platform/database/database.ts';

/** Where an order is fetched, with the hours of now; the address alone where that shop is no longer in the settings. */
export async function pickupValues(executor: Executor, order: Order): Promise<Values> {
  if (!isFetched(order.deliveryType) || !order.address) return {};
  const { branches } = await findSingle(executor, contactSettings);
  const shop = pickupShopOf(order, pickupShops(branches));
  return { boutique: shop ? pickupText(shop) : order.address };
}
