import type { OrderChannel } from '@karite/shared/cash';
import { type Destination, deliveryRate, modeOf } from '@karite/shared/delivery';
import { type Totals, totalsOf } from '@karite/shared/offers';
import { offeredLine, priceLine } from '@karite/shared/orders';
import { orderRules, type PricingRules, salePrice } from '@karite/shared/pricing';
import { type Order, orders } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { findOne, type StoredRecord } from '../../engine/read/read.ts';
import { addUnlessTaken } from '../../engine/write/write.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import { tryAgain } from '../../platform/database/try-again.ts';
import type { SignedIn } from '../../platform/server/access/signed-in.ts';
import { ApiError } from '../../platform/server/errors/api-error.ts';
import { moveOrder } from '../order-core/move-order.ts';
import { checkOrder, type OrderBody, requestHash } from './order-schema.ts';
import { figuresOf, readSold, type Sold, type Terms } from './price-order.ts';

export type Placing = {
  app: FastifyInstance;
  body: OrderBody;
  /** Who places it, for themselves or for somebody; `null`: a guest. */
  by: SignedIn | null;
  /** The account of the order; `null`: a guest's. */
  user: SignedIn | null;
  /** Who of the staff entered it for somebody, and how that one requested it. */
  staff?: { email: string; channel: OrderChannel };
  readTerms: () => Promise<Terms>;
  /** Adds to the transaction of a new order. */
  onPlaced(transaction: Executor, order: Order, terms: Terms): Promise<void>;
};

/** A line as it was requested, and its product. */
type Item = { product: Sold; requested: OrderBody['items'][number] };

/** What is requested, each with its product. Throws a 422 that names the lines of what is not sold. */
function itemsOf(body: OrderBody, products: Map<string, Sold>): Item[] {
  const unknown = body.items.flatMap(({ productId, name }, index) =>
    products.has(productId) ? [] : [[`items.${index}.productId`, `${name || 'Ce produit'} n’est plus vendu`] as const],
  );
  if (unknown[0]) throw new ApiError(422, 'unknown_product', unknown[0][1], { fields: Object.fromEntries(unknown) });
  return body.items.flatMap((requested) => {
    const product = products.get(requested.productId);
    return product ? [{ product, requested }] : [];
  });
}

/** Refuses what can't be sold as it was requested, with the current figures, so that the cart can show them and ask again. */
function judge(body: OrderBody, items: readonly Item[], totals: Totals, refusal: string | null): void {
  const current = figuresOf(
    items.map(({ product }) => product),
    totals,
  );
  const out = items.flatMap(({ product }, index) =>
    product.inStock ? [] : [[`items.${index}.productId`, `${product.name} n’est plus en stock`] as const],
  );
  if (out[0])
    throw new ApiError(409, 'out_of_stock', out[0][1], { fields: Object.fromEntries(out), more: { current } });

  const short = items.flatMap(({ product, requested }, index) =>
    product.left !== null && requested.quantity > product.left
      ? [[`items.${index}.quantity`, `Il ne reste que ${product.left} « ${product.name} »`] as const]
      : [],
  );
  if (short[0])
    throw new ApiError(409, 'not_enough_stock', short[0][1], { fields: Object.fromEntries(short), more: { current } });

  const isAsSeen =
    items.every(({ product, requested }) => requested.price === salePrice(product)) &&
    body.delivery.fee === totals.fee &&
    body.payment.amount === totals.total &&
    body.totalPrice === totals.total;
  if (!isAsSeen && refusal) throw new ApiError(409, 'code_refused', refusal, { more: { current } });
  if (!isAsSeen)
    throw new ApiError(
      409,
      'price_changed',
      'Le prix de votre commande a changé. Veuillez vérifier le nouveau total.',
      { more: { current } },
    );
}

const numberTaken = () => new ApiError(409, 'order_id_taken', 'Ce numéro de commande est déjà utilisé');

/** The order that was made with this number before: the same again, or a refusal that shows nothing of it. */
async function replay(database: Database, { body, user }: Placing): Promise<StoredRecord<typeof orders> | null> {
  const found = await database.execute<{ id: string; hash: string; userId: string | null }>(sql`
    select id, request_hash as hash, user_id as "userId" from orders where order_id = ${body.orderId}`);
  const before = found.rows[0];
  if (!before) return null;
  if (before.hash !== requestHash(body) || before.userId !== (user?.id ?? null)) throw numberTaken();
  return findOne(database, orders, before.id);
}

/** A shared position as maps take it: degrees to about a metre. */
const positionOf = ({ position }: OrderBody['delivery']): string | null =>
  position ? `${position.latitude.toFixed(5)},${position.longitude.toFixed(5)}` : null;

/** Where an order goes, what it is delivered and written to by, and the rules that price it. */
type Checked = Destination & {
  phone: string;
  address: string | null;
  rate: number;
  rules: PricingRules;
  influencer: string | null;
};

/** An order as it is stored, with its lines as they are sold and the first step of its history. */
const orderValues = ({ body, user, staff }: Placing, to: Checked, items: readonly Item[], totals: Totals) => {
  const { customerInfo, delivery } = body;
  const fields = modeOf(delivery.type).fields();
  return {
    orderId: body.orderId,
    status: 'pending' as const,
    nom: customerInfo.nom,
    prenom: customerInfo.prenom,
    phone: to.phone,
    email: customerInfo.email,
    codeInfluenceur: customerInfo.codeInfluenceur ?? to.influencer,
    deliveryType: delivery.type,
    address: to.address,
    country: to.country,
    city: to.city,
    landmark: fields.landmark ? delivery.landmark : null,
    position: fields.position ? positionOf(delivery) : null,
    paymentMethod: body.payment.method,
    subtotal: totals.subtotal,
    discount: totals.discount,
    deliveryRate: to.rate,
    ...orderRules(to.rules),
    fee: totals.fee,
    totalPrice: totals.total,
    note: body.note,
    channel: staff?.channel,
    userId: user?.id,
    items: items.map(({ product, requested: { quantity } }, index) => ({
      productId: product.id,
      name: product.name,
      ...priceLine(product, quantity),
      discount: totals.shares[index] ?? 0,
    })),
    discounts: totals.applied,
    // PostgreSQL reads `now` as the moment that its transaction began.
    history: [{ from: null, to: 'pending' as const, at: 'now', by: staff?.email ?? user?.email ?? null, note: null }],
  };
};

/** Prices and stores an order, in one transaction; `null` when its number was taken meanwhile. */
async function store(database: Database, placing: Placing): Promise<StoredRecord<typeof orders> | null> {
  const { app, body, by, user, readTerms, onPlaced } = placing;
  const terms = await readTerms();
  const { rules, zones, shops, judgePayment, offersFor } = terms;
  const { country, city, phone, address } = checkOrder(body, zones, shops);
  const destination = { type: body.delivery.type, country, city };
  await judgePayment(body.payment.method, country);

  return database.transaction(async (transaction) => {
    const items = itemsOf(body, await readSold(transaction, body.items, { isHeld: true }));
    const code = body.promoCode ?? null;
    const { offers, refusal, influencer } = await offersFor(transaction, code, { user, phone }, { isHeld: true });
    const totals = totalsOf(
      items.map(({ product, requested }) => offeredLine(product, requested.quantity)),
      rules,
      { destination, zones, offers },
    );
    judge(body, items, totals, refusal);
    const to = {
      ...destination,
      phone,
      address,
      rate: deliveryRate(destination, rules.homeFee, zones),
      rules,
      influencer,
    };
    const hidden = { requestHash: requestHash(body) };
    const values = orderValues(placing, to, items, totals);
    const writer = { app, database, resource: orders, by };
    const added = await addUnlessTaken(transaction, writer, ['orderId'], values, { hidden });
    if (!added) return null;
    // However it was to be paid, there is nothing to wait for (R2065).
    const free = { to: 'paid', note: 'Rien à payer' } as const;
    const placed = added.totalPrice === 0 ? await moveOrder(transaction, { ...writer, by: null }, added, free) : added;
    await onPlaced(transaction, placed, terms);
    return placed;
  });
}

/**
 * Takes an order (R811): priced again from the catalogue, whole or not at all, in one transaction. `orderId` is
 * the idempotency key: the same request again gets the same order (`isNew` false); another content or another owner 409.
 */
export async function placeOrder(
  database: Database,
  placing: Placing,
): Promise<{ order: StoredRecord<typeof orders>; isNew: boolean }> {
  const placed = await tryAgain(() => store(database, placing)).catch((error: unknown) => {
    if (error instanceof ApiError) return error;
    throw error;
  });
  if (placed && !(placed instanceof ApiError)) return { order: placed, isNew: true };
  // Whatever the shop sells or delivers to by now: what was taken stays taken. Looked for last, as most orders are new.
  const before = await replay(database, placing);
  if (before) return { order: before, isNew: false };
  throw placed ?? numberTaken();
}
