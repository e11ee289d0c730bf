import { randomBytes } from 'node:crypto';
import type { DemoCollection, DemoCustomer, DemoOrder, DemoProduct, DemoReview, DemoShop } from '@karite/demo';
import { FIRST_ZONES } from '@karite/shared/delivery';
import { CURRENCY_CODE } from '@karite/shared/locale';
import { totalsOf } from '@karite/shared/offers';
import { isWaiting, preparationAt, priceLine } from '@karite/shared/orders';
import { FIRST_RULES, orderRules } from '@karite/shared/pricing';
import {
  brands,
  categories,
  collections,
  influencers,
  offers,
  orders,
  payments,
  products,
  reviews,
  reviewVotes,
  searchSynonyms,
  users,
} from '@karite/shared/resources';
import { insertRecord } from '../../engine/write/save.ts';
import { hashPassword } from '../../people/accounts/passwords/password.ts';
import type { Executor } from '../../platform/database/database.ts';
import { hasBought } from '../../shop/reviews/verified-purchase.ts';
import { storeAlerts } from './store-alerts.ts';
import { storeContent } from './store-content.ts';
import { storeDemoStock } from './store-demo-stock.ts';

const DAY_MS = 86_400_000;

/** What a product has of its variants before there are any. */
const NO_VARIANTS = { variants: 0, variantsInStock: 0 };

/** A value by its key; throws when the demo shop uses an unknown key. */
const existing = <T>(things: Pick<Map<string, T>, 'get'>, key: string): T => {
  const thing = things.get(key);
  if (thing === undefined) throw new Error(`The demo shop has no « ${key} »`);
  return thing;
};

/** What has been stored so far, by the demo shop's keys. */
type Stored = {
  ids: Map<string, string>;
  products: Map<string, DemoProduct>;
  emails: Map<string, string>;
};

/**
 * Stores the demo shop as of `now`: its catalogue, its customers, orders priced by the rules, and reviews that make their
 * products' ratings. `pictures` are the paths of its pictures by their keys.
 */
export async function storeDemoShop(
  database: Executor,
  shop: DemoShop,
  pictures: Pick<Map<string, string>, 'get'>,
  now: Date,
): Promise<void> {
  const ids = new Map<string, string>();
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
  for (const { key, brand, pictures: views, categories: chosen, daysOld, variantOf, ...product } of shop.products) {
    const images = views.map((view) => existing(pictures, view));
    const belongs = {
      brandId: ids.get(brand),
      categories: chosen.map((category) => existing(ids, category)),
      variantOfId: variantOf && existing(ids, variantOf),
    };
    const createdAt = new Date(now.getTime() - daysOld * DAY_MS).toISOString();
    const dated = { createdAt, updatedAt: createdAt };
    ids.set(key, await insertRecord(database, products, { ...product, ...belongs, images, ...NO_VARIANTS }, dated));
  }
  await storeCustomers(database, shop.customers, ids);
  const stored = {
    ids,
    products: new Map(shop.products.map((product) => [product.key, product])),
    emails: new Map(shop.customers.map((customer) => [customer.key, customer.email])),
  };
  const sold: { order: DemoOrder; id: string }[] = [];
  for (const order of shop.orders) sold.push({ order, id: await storeOrder(database, order, stored) });
  await storeDemoStock(database, shop, ids, sold, now);
  await storeAlerts(database);
  for (const influencer of shop.influencers)
    ids.set(`code ${influencer.code}`, await insertRecord(database, influencers, influencer));
  for (const { influencer, ...offer } of shop.offers)
    await insertRecord(database, offers, {
      ...offer,
      isActive: true,
      isForAll: true,
      withPromotions: false,
      combines: false,
      influencerId: influencer && existing(ids, `code ${influencer}`),
    });
  for (const collection of shop.collections) await storeCollection(database, collection, ids, pictures);
  for (const words of shop.synonyms) await insertRecord(database, searchSynonyms, { words });
  for (const [index, page] of shop.content.entries()) await storeContent(database, page, index);
  for (const review of shop.reviews) await storeReview(database, review, ids, now);
}

async function storeCollection(
  database: Executor,
  { key: _key, picture, products: chosen, rule, ...collection }: DemoCollection,
  ids: Map<string, string>,
  pictures: Pick<Map<string, string>, 'get'>,
): Promise<void> {
  const conditions = rule?.conditions.map((condition) =>
    condition.field === 'categories' || condition.field === 'brandId'
      ? { ...condition, eq: condition.eq?.map((named) => existing(ids, named)) }
      : condition,
  );
  await insertRecord(database, collections, {
    ...collection,
    kind: rule ? 'rule' : 'hand',
    picture: pictures.get(picture),
    products: chosen.map((product) => existing(ids, product)),
    rule: rule && { ...rule, conditions },
    isPublished: true,
    isShown: true,
  });
}

/** A demo customer's password is random, and not stored. */
async function storeCustomers(database: Executor, customers: DemoCustomer[], ids: Map<string, string>): Promise<void> {
  const hidden = { passwordHash: await hashPassword(randomBytes(32).toString('base64url')) };
  for (const customer of customers) {
    const createdAt = customer.createdAt.toISOString();
    const values = { email: customer.email, role: 'user', isActive: true };
    ids.set(customer.key, await insertRecord(database, users, values, { createdAt, updatedAt: createdAt, hidden }));
  }
}

async function storeOrder(database: Executor, order: DemoOrder, { ids, products, emails }: Stored): Promise<string> {
  const { delivery, customer, history, lines, createdAt, ...rest } = order;
  const country = delivery.type === 'point-relais' ? delivery.country : null;
  const items = lines.map((line) => {
    const product = existing(products, line.product);
    return { productId: existing(ids, product.key), name: product.name, ...priceLine(product, line.quantity) };
  });
  const { subtotal, discount, fee, total, shares, applied } = totalsOf(items, FIRST_RULES, {
    destination: { type: delivery.type, country },
    zones: FIRST_ZONES,
  });
  const by = customer && emails.get(customer);
  const values = {
    ...rest,
    deliveryType: delivery.type,
    address: delivery.address,
    country,
    city: country && delivery.city,
    subtotal,
    discount,
    fee,
    ...orderRules(FIRST_RULES),
    totalPrice: total,
    userId: customer && ids.get(customer),
    items: items.map((item, index) => ({ ...item, discount: shares[index] })),
    discounts: applied,
    preparation: preparationAt(rest.status),
    waitsSince: isWaiting(rest.status) ? createdAt.toISOString() : null,
    history: history.map((step, index) => ({ ...step, at: step.at.toISOString(), by: index === 0 ? by : null })),
  };
  const updatedAt = (history.at(-1)?.at ?? createdAt).toISOString();
  const given = { createdAt: createdAt.toISOString(), updatedAt, hidden: { requestHash: 'demo' } };
  const id = await insertRecord(database, orders, values, given);
  await storePayment(database, id, order, total);
  return id;
}

/** What an order was paid by online, as if its provider had confirmed it in that moment. */
async function storePayment(
  database: Executor,
  orderId: string,
  { transactionId, history, createdAt }: DemoOrder,
  total: number,
): Promise<void> {
  const paid = history.find(({ to }) => to === 'paid');
  if (!transactionId || !paid) return;
  const verifiedAt = paid.at.toISOString();
  const values = {
    orderId,
    provider: 'kkiapay',
    status: 'paid',
    orderAmount: total,
    amount: total,
    currency: CURRENCY_CODE,
    transactionId,
    paidAmount: total,
    paidCurrency: CURRENCY_CODE,
    isTest: false,
    verifiedAt,
  };
  await insertRecord(database, payments, values, { createdAt: createdAt.toISOString(), updatedAt: verifiedAt });
}

/** A review as its customer left it and the shop dealt with it, a day later. */
async function storeReview(
  database: Executor,
  { product, customer, createdAt, helpfulTo, ...review }: DemoReview,
  ids: Map<string, string>,
  now: Date,
): Promise<void> {
  const [productId, userId] = [existing(ids, product), existing(ids, customer)];
  const isVerified = await hasBought(database, userId, productId);
  const dealtWith = review.status === 'pending' ? createdAt.getTime() : createdAt.getTime() + DAY_MS;
  const updatedAt = new Date(Math.min(dealtWith, now.getTime())).toISOString();
  const given = { createdAt: createdAt.toISOString(), updatedAt };
  const reviewId = await insertRecord(
    database,
    reviews,
    { ...review, productId, userId, isVerified, helpful: 0 },
    given,
  );
  for (const voter of helpfulTo) await insertRecord(database, reviewVotes, { reviewId, userId: existing(ids, voter) });
}
