import type { DeliveryZones } from '@karite/shared/delivery';
import { priceLine } from '@karite/shared/orders';
import { salePrice, totalsOf } from '@karite/shared/pricing';
import { countryOf } from '@karite/shared/region';
import { deliveryCountries } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { listQueryOf } from '../resource/list-query.ts';
import { findMany } from '../resource/read.ts';
import type { OrderBody } from './order-schema.ts';

type Asked = {
  delivery: Omit<OrderBody['delivery'], 'fee'>;
  items: readonly { productId: string; quantity: number }[];
};
type Sold = { id: string; name: string; price: number; badge: string | null; inStock: boolean };

/** What an order would come to now, by the checkout's own rules; products that are gone are left out. Places nothing. */
export async function quoteOrder(database: Database, { delivery, items }: Asked) {
  const ids = sql.join(
    items.map(({ productId }) => sql`${productId}::uuid`),
    sql`, `,
  );
  const [found, zones] = await Promise.all([
    items.length === 0
      ? { rows: [] }
      : database.execute<Sold>(sql`
          select id, name, price::float8 as price, badge, in_stock as "inStock" from products where id in (${ids})`),
    findMany(database, deliveryCountries, listQueryOf(deliveryCountries, {})),
  ]);
  const products = new Map(found.rows.map((product) => [product.id, product]));
  const lines = items.flatMap(({ productId, quantity }) => {
    const product = products.get(productId);
    return product ? [priceLine(product, quantity)] : [];
  });
  const country = delivery.country ? countryOf(delivery.country) : null;
  const destination = { type: delivery.type, country, city: delivery.city };
  const { subtotal, discount, fee, total } = totalsOf(lines, destination, zones.rows as unknown as DeliveryZones);
  return {
    items: [...products.values()].map((product) => ({
      productId: product.id,
      name: product.name,
      price: salePrice(product),
      inStock: product.inStock,
    })),
    subtotal,
    discount,
    fee,
    total,
  };
}
