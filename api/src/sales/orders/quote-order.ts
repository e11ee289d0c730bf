import { totalsOf } from '@karite/shared/offers';
import { offeredLine } from '@karite/shared/orders';
import { countryOf } from '@karite/shared/region';
import type { Database } from '../../platform/database/database.ts';
import type { OrderBody } from './order-schema.ts';
import { figuresOf, readSold, type Terms } from './price-order.ts';

type Requested = {
  delivery: Omit<OrderBody['delivery'], 'fee'>;
  items: readonly { productId: string; quantity: number }[];
  promoCode?: string | undefined;
};

/** What an order would come to now, by the checkout's own rules; products that are gone are left out. Places nothing. */
export async function quoteOrder(
  database: Database,
  { delivery, items, promoCode }: Requested,
  readTerms: () => Promise<Terms>,
) {
  const [products, { rules, zones, offersFor }] = await Promise.all([
    readSold(database, items, { isHeld: false }),
    readTerms(),
  ]);
  const lines = items.flatMap(({ productId, quantity }) => {
    const product = products.get(productId);
    return product ? [offeredLine(product, quantity)] : [];
  });
  const country = delivery.country ? countryOf(delivery.country) : null;
  const destination = { type: delivery.type, country, city: delivery.city };
  const { offers, refusal } = await offersFor(database, promoCode ?? null, { user: null }, { isHeld: false });
  const totals = totalsOf(lines, rules, { destination, zones, offers });
  const refused = promoCode && refusal ? [{ offerId: null, name: promoCode, code: promoCode, reason: refusal }] : [];
  const figures = figuresOf(products.values(), totals);
  return { ...figures, refused: [...figures.refused, ...refused] };
}
