import { priceLine } from '@karite/shared/orders';
import { totalsOf } from '@karite/shared/pricing';
import { countryOf } from '@karite/shared/region';
import type { Database } from '../database/database.ts';
import type { OrderBody } from './order-schema.ts';
import { figuresOf, readSold, readZones } from './price-order.ts';

type Asked = {
  delivery: Omit<OrderBody['delivery'], 'fee'>;
  items: readonly { productId: string; quantity: number }[];
};

/** What an order would come to now, by the checkout's own rules; products that are gone are left out. Places nothing. */
export async function quoteOrder(database: Database, { delivery, items }: Asked) {
  const [products, zones] = await Promise.all([readSold(database, items, { isHeld: false }), readZones(database)]);
  const lines = items.flatMap(({ productId, quantity }) => {
    const product = products.get(productId);
    return product ? [priceLine(product, quantity)] : [];
  });
  const country = delivery.country ? countryOf(delivery.country) : null;
  return figuresOf(products.values(), totalsOf(lines, { type: delivery.type, country, city: delivery.city }, zones));
}
