import { type DeliveryZones, type Destination, deliveryRate } from '@karite/shared/delivery';
import { type OrderStatus, priceLine } from '@karite/shared/orders';
import { salePrice, type Totals, totalsOf } from '@karite/shared/pricing';
import type { CountryCode } from '@karite/shared/region';
import { deliveryCountries, type Order, orders } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { Database, Executor } from '../database/database.ts';
import { listQueryOf } from '../resource/list-query.ts';
import { findMany, findOne, type Row } from '../resource/read.ts';
import { ApiError } from '../server/errors/api-error.ts';
import type { SignedIn } from '../server/plugins/sessions.ts';
import { checkOrder, type OrderBody, requestHash } from './order-schema.ts';

type Sold = { id: string; name: string; price: number; badge: string | null; inStock: boolean };

/** Throws a 422 when nobody can pay like this in that country now. */
export type JudgePayment = (
  database: Executor,
  method: OrderBody['payment']['method'],
  country: CountryCode | null,
) => Promise<void>;

/** The products of an order, held as they are until it is committed: none is re-priced or taken off in between. */
async function holdProducts(transaction: Executor, body: OrderBody): Promise<Map<string, Sold>> {
  const ids = sql.join(
    body.items.map((item) => sql`${item.productId}`),
    sql`, `,
  );
  const found = await transaction.execute<Sold>(sql`
    select id, name, price::float8 as price, badge, in_stock as "inStock" from products
    where id in (${ids}) order by id for share`);
  return new Map(found.rows.map((product) => [product.id, product]));
}

/** Refuses what can't be sold as it was asked for, with the current figures, so that the cart can show them and ask again. */
function judge(body: OrderBody, products: Map<string, Sold>, totals: Totals): void {
  const current = {
    items: body.items.flatMap(({ productId }) => {
      const product = products.get(productId);
      return product ? [{ productId, name: product.name, price: salePrice(product), inStock: product.inStock }] : [];
    }),
    subtotal: totals.subtotal,
    discount: totals.discount,
    fee: totals.fee,
    total: totals.total,
  };
  const fieldOf = (index: number) => `items.${index}.productId`;
  const out = body.items.flatMap(({ productId }, index) =>
    products.get(productId)!.inStock
      ? []
      : [[fieldOf(index), `${products.get(productId)!.name} n'est plus en stock`] as const],
  );
  if (out[0])
    throw new ApiError(409, 'out_of_stock', out[0][1], { fields: Object.fromEntries(out), more: { current } });

  const isAsSeen =
    body.items.every((item) => item.price === salePrice(products.get(item.productId)!)) &&
    body.delivery.fee === totals.fee &&
    body.payment.amount === totals.total &&
    body.totalPrice === totals.total;
  if (!isAsSeen)
    throw new ApiError(
      409,
      'price_changed',
      'Le prix de votre commande a changé. Veuillez vérifier le nouveau total.',
      { more: { current } },
    );
}

function findUnknown(body: OrderBody, products: Map<string, Sold>): void {
  const unknown = body.items.flatMap(({ productId, name }, index) =>
    products.has(productId) ? [] : [[`items.${index}.productId`, `${name || 'Ce produit'} n'est plus vendu`] as const],
  );
  if (unknown[0]) throw new ApiError(422, 'unknown_product', unknown[0][1], { fields: Object.fromEntries(unknown) });
}

/** The order that was made with this number before: the same again, or a refusal that shows nothing of it. */
async function replay(database: Executor, body: OrderBody, user: SignedIn | null): Promise<Row | null> {
  const found = await database.execute<{ id: string; hash: string; userId: string | null }>(sql`
    select id, request_hash as hash, user_id as "userId" from orders where order_id = ${body.orderId}`);
  const before = found.rows[0];
  if (!before) return null;
  if (before.hash !== requestHash(body) || before.userId !== (user?.id ?? null))
    throw new ApiError(409, 'order_id_taken', 'Ce numéro de commande est déjà utilisé');
  return findOne(database, orders, before.id);
}

/** What delivery costs, as it is set now. */
async function readZones(database: Executor): Promise<DeliveryZones> {
  const { rows } = await findMany(database, deliveryCountries, listQueryOf(deliveryCountries, {}));
  return rows as unknown as DeliveryZones;
}

/** A shared position as maps take it: degrees to about a metre. */
const positionOf = ({ delivery: { position } }: OrderBody): string | null =>
  position ? `${position.latitude.toFixed(5)},${position.longitude.toFixed(5)}` : null;

async function insertOrder(
  transaction: Executor,
  body: OrderBody,
  totals: Totals,
  kept: Pick<Destination, 'country' | 'city'> & { rate: number; phone: string },
  user: SignedIn | null,
) {
  const { customerInfo, delivery } = body;
  const status: OrderStatus = 'pending';
  const isHome = delivery.type === 'domicile';
  const added = await transaction.execute<{ id: string }>(sql`
    insert into orders (order_id, status, nom, prenom, phone, email, code_influenceur, delivery_type, address, country, city,
      landmark, position, payment_method, subtotal, discount, delivery_rate, fee, total_price, note, user_id, request_hash)
    values (${body.orderId}, ${status}, ${customerInfo.nom}, ${customerInfo.prenom}, ${kept.phone}, ${customerInfo.email},
      ${customerInfo.codeInfluenceur}, ${delivery.type}, ${isHome ? delivery.address : null},
      ${kept.country}, ${kept.city ?? null}, ${isHome ? (delivery.landmark ?? null) : null}, ${isHome ? positionOf(body) : null},
      ${body.payment.method}, ${totals.subtotal}, ${totals.discount}, ${kept.rate}, ${totals.fee}, ${totals.total}, ${body.note}, ${user?.id ?? null}, ${requestHash(body)})
    on conflict (order_id) do nothing returning id`);
  return added.rows[0]?.id ?? null;
}

/**
 * Takes an order (R811): priced again from the catalogue, whole or not at all, in one transaction. `orderId` is
 * the idempotency key: the same request again gets the same order (`isNew` false); another content or another owner 409.
 * `onPlaced` adds to the transaction of a new order.
 */
export async function placeOrder(
  database: Database,
  body: OrderBody,
  user: SignedIn | null,
  judgePayment: JudgePayment,
  onPlaced: (transaction: Executor, order: Order) => Promise<void> = async () => undefined,
): Promise<{ order: Row; isNew: boolean }> {
  // Before anything is judged: what was taken stays taken, whatever the shop delivers to by now.
  const before = await replay(database, body, user);
  if (before) return { order: before, isNew: false };
  const zones = await readZones(database);
  const kept = checkOrder(body, zones);
  const destination = { type: body.delivery.type, country: kept.country, city: kept.city };
  await judgePayment(database, body.payment.method, kept.country);

  const order = await database.transaction(async (transaction) => {
    const products = await holdProducts(transaction, body);
    findUnknown(body, products);
    const lines = body.items.map((item) => priceLine(products.get(item.productId)!, item.quantity));
    const totals = totalsOf(lines, destination, zones);
    judge(body, products, totals);
    const id = await insertOrder(transaction, body, totals, { ...kept, rate: deliveryRate(destination, zones) }, user);
    if (!id) return null;
    const rows = body.items.map(
      (item, index) =>
        sql`(${id}, ${index}, ${item.productId}, ${products.get(item.productId)!.name}, ${lines[index]!.price}, ${item.quantity})`,
    );
    await transaction.execute(sql`
      insert into orders_items (orders_id, position, product_id, name, price, quantity) values ${sql.join(rows, sql`, `)}`);
    await transaction.execute(sql`
      insert into orders_history (orders_id, position, "from", "to", at, by) values (${id}, 0, null, 'pending', now(), ${user?.email ?? null})`);
    const placed = await findOne(transaction, orders, id);
    await onPlaced(transaction, placed as unknown as Order);
    return placed;
  });
  // A request with the same number was committed in between: its order is this one's answer.
  return order ? { order, isNew: true } : { order: (await replay(database, body, user))!, isNew: false };
}
