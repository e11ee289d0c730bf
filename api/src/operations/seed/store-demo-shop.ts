import { randomBytes } from 'node:crypto';
import type { DemoCustomer, DemoOrder, DemoProduct, DemoShop } from '@karite/demo';
import { priceLine } from '@karite/shared/orders';
import { salePrice, totalsOf } from '@karite/shared/pricing';
import { brands, categories, products } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { hashPassword } from '../../accounts/password.ts';
import type { Executor } from '../../database/database.ts';
import { insertRecord } from '../../resource/save.ts';

type Ids = Map<string, string>;
const DAY_MS = 86_400_000;

/**
 * Stores the demo shop as it stands at `now`: its catalogue, its customers, and orders priced by the rules. `pictures`
 * are the paths of its pictures by their keys.
 */
export async function storeDemoShop(
  database: Executor,
  shop: DemoShop,
  pictures: Pick<Map<string, string>, 'get'>,
  now: Date,
): Promise<void> {
  const ids: Ids = new Map();
  for (const { key, picture, ...brand } of shop.brands)
    ids.set(key, await insertRecord(database, brands, { ...brand, logo: pictures.get(picture) }));
  for (const { key, picture, parent, ...category } of shop.categories)
    ids.set(
      key,
      await insertRecord(database, categories, {
        ...category,
        image: pictures.get(picture),
        parentId: parent && ids.get(parent),
      }),
    );
  for (const { key, brand, pictures: views, categories: chosen, daysOld, ...product } of shop.products) {
    const images = views.map((view) => pictures.get(view)!);
    const belongs = { brandId: ids.get(brand), categories: chosen.map((category) => ids.get(category)!) };
    const id = await insertRecord(database, products, { ...product, ...belongs, images });
    ids.set(key, id);
    const createdAt = new Date(now.getTime() - daysOld * DAY_MS).toISOString();
    await database.execute(
      sql`update products set created_at = ${createdAt}, updated_at = ${createdAt} where id = ${id}`,
    );
  }
  await storeCustomers(database, shop.customers, ids);
  const sold = new Map(shop.products.map((product) => [product.key, product]));
  await storeOrders(database, shop.orders, shop.customers, sold, ids);
}

/** Nobody knows a demo customer's password: it is made here and forgotten. */
async function storeCustomers(database: Executor, customers: DemoCustomer[], ids: Ids): Promise<void> {
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  for (const { key, email, createdAt } of customers) {
    const added = await database.execute<{ id: string }>(sql`
      insert into users (email, role, is_active, password_hash, created_at, updated_at)
      values (${email}, 'user', true, ${passwordHash}, ${createdAt.toISOString()}, ${createdAt.toISOString()}) returning id`);
    ids.set(key, added.rows[0]!.id);
  }
}

async function storeOrders(
  database: Executor,
  orders: DemoOrder[],
  customers: DemoCustomer[],
  sold: Map<string, DemoProduct>,
  ids: Ids,
) {
  const emails = new Map(customers.map((customer) => [customer.key, customer.email]));
  for (const order of orders) {
    const { delivery } = order;
    const country = delivery.type === 'point-relais' ? delivery.country : null;
    const lines = order.lines.map(({ product, quantity }) => ({ product: sold.get(product)!, quantity }));
    const totals = totalsOf(
      lines.map((line) => priceLine(line.product, line.quantity)),
      { type: delivery.type, country },
    );
    const createdAt = order.createdAt.toISOString();
    const last = order.history.at(-1)?.at.toISOString() ?? createdAt;
    const added = await database.execute<{ id: string }>(sql`
      insert into orders (order_id, transaction_id, status, nom, prenom, phone, email, code_influenceur, delivery_type, address,
        country, city, payment_method, subtotal, discount, fee, total_price, note, user_id, request_hash, created_at, updated_at)
      values (${order.orderId}, ${order.transactionId}, ${order.status}, ${order.nom}, ${order.prenom}, ${order.phone}, ${order.email},
        ${order.codeInfluenceur}, ${delivery.type}, ${delivery.address}, ${country}, ${country && delivery.city}, ${order.paymentMethod},
        ${totals.subtotal}, ${totals.discount}, ${totals.fee}, ${totals.total}, ${order.note},
        ${order.customer && ids.get(order.customer)}, ${'demo'}, ${createdAt}, ${last}) returning id`);
    const id = added.rows[0]!.id;
    const items = lines.map(
      ({ product, quantity }, index) =>
        sql`(${id}, ${index}, ${ids.get(product.key)}, ${product.name}, ${salePrice(product)}, ${quantity})`,
    );
    await database.execute(sql`
      insert into orders_items (orders_id, position, product_id, name, price, quantity) values ${sql.join(items, sql`, `)}`);
    const by = order.customer ? emails.get(order.customer) : null;
    const steps = order.history.map(
      ({ from, to, at }, index) =>
        sql`(${id}, ${index}, ${from}, ${to}, ${at.toISOString()}::timestamptz, ${index === 0 ? by : null})`,
    );
    await database.execute(sql`
      insert into orders_history (orders_id, position, "from", "to", at, by) values ${sql.join(steps, sql`, `)}`);
    await storePayment(database, id, order, totals.total);
  }
}

/** What an order was paid by online, as if its provider had confirmed it in that moment. */
async function storePayment(
  database: Executor,
  id: string,
  { transactionId, history, createdAt }: DemoOrder,
  total: number,
) {
  const paid = history.find(({ to }) => to === 'paid');
  if (!transactionId || !paid) return;
  const [begun, verified] = [createdAt.toISOString(), paid.at.toISOString()];
  await database.execute(sql`
    insert into payments (order_id, provider, status, order_amount, amount, currency, transaction_id, paid_amount, paid_currency,
      is_test, verified_at, created_at, updated_at)
    values (${id}, 'kkiapay', 'paid', ${total}, ${total}, 'XOF', ${transactionId}, ${total}, 'XOF', false, ${verified}, ${begun}, ${verified})`);
}
