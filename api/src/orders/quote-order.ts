import { priceLine } from '@karite/shared/orders';
import { totalsOf } from '@karite/shared/pricing';
import { countryOf } from '@karite/shared/region';
import type { Database } from '../database/database.ts';
import type { OrderBody } from './order-schema.ts';
import { figuresOf, readRules, readSold } from './price-order.ts';

type Asked = {
  delivery: Omit<OrderBody['delivery'], 'fee'>;
  items: readonly { productId: string; quantity: number }[];
};

/** What an order would come to now, by the checkout's own rules; products that are gone are left out. Places nothing. */
export async function quoteOrder(database: Database, { delivery, items }: Asked) {
  const [products, { rules, zones }] = await Promise.all([
    readSold(database, items, { isHeld: false }),
    readRules(database),
  ]);
  const lines = items.flatMap(({ productId, quantity }) => {
    const product = products.get(productId);
    return product ? [priceLine(product, quantity)] : [];
  });
  const country = delivery.country ? countryOf(delivery.country) : null;
  const destination = { type: delivery.type, country, city: delivery.city };
  return figuresOf(products.values(), totalsOf(lines, rules, { destination, zones }));
}
