import { type DeliveryZones, type PickupShop, pickupShops } from '@karite/shared/delivery';
import { valuesOf } from '@karite/shared/labels';
import type { ChannelName, Template } from '@karite/shared/messages';
import { OFFER_KINDS, type Offer, reasonText, type Totals } from '@karite/shared/offers';
import { type PricingRules, salePrice } from '@karite/shared/pricing';
import type { CountryCode, PaymentMethod } from '@karite/shared/region';
import {
  contactSettings,
  deliveryCountries,
  type OrderSettings,
  orderSettings,
  pricingRules,
  products,
} from '@karite/shared/resources';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { findMany } from '../../engine/list/find-page.ts';
import { listQueryOf } from '../../engine/list/list-query.ts';
import { shownToAll } from '../../engine/list/scope.ts';
import { findSingle } from '../../engine/read/read.ts';
import type { Executor } from '../../platform/database/database.ts';
import { template, unseen } from '../../platform/database/run.ts';
import type { SignedIn } from '../../platform/server/access/signed-in.ts';
import { holdLevels } from '../../shop/stock/hold-levels.ts';

/** A product as it is sold now. */
export type Sold = {
  id: string;
  name: string;
  price: number;
  badge: string | null;
  inStock: boolean;
  brandId: string | null;
  categoryIds: string[];
  /** How many can be sold; `null` where nobody counts them. */
  left: number | null;
};

const soldNow = (locked: SQL) =>
  template(sql`
    select id, name, price::float8 as price, badge, in_stock as "inStock", brand_id as "brandId",
      (select coalesce(json_agg(categories_other_id), '[]') from products_categories where products_id = products.id) as "categoryIds"
    from products where id = any(${unseen(sql`${sql.placeholder('ids')}::uuid[]`)}::uuid[])
      and ${shownToAll(products, 'products')} order by id ${locked}`);
const HELD = soldNow(sql`for share`);
const SEEN = soldNow(sql``);

/** The products that are requested, by id, as far as they are sold. `isHeld`: none changes until the transaction ends. */
export async function readSold(
  executor: Executor,
  items: readonly { productId: string }[],
  { isHeld }: { isHeld: boolean },
): Promise<Map<string, Sold>> {
  const requested = items.map(({ productId }) => productId);
  // Sent together, and done one after the other by a transaction: what is counted is locked before the products are.
  const [levels, found] = await Promise.all([
    holdLevels(executor, requested, { isHeld }),
    executor.execute<Omit<Sold, 'left'>>((isHeld ? HELD : SEEN)({ ids: requested }), 'often'),
  ]);
  return new Map(
    found.rows.map((product) => [product.id, { ...product, left: levels.get(product.id)?.available ?? null }]),
  );
}

/** The customer, as offers need it. `phone`: as E.164, once it is entered. */
export type Buyer = { user: SignedIn | null; phone?: string };

/**
 * The offers that hold for somebody now, the code's among them (R1931). `refusal`: why the code brings nothing;
 * `influencer`: the code of its influencer. `isHeld`: its limits are those of this order's transaction.
 */
export type OffersFor = (
  executor: Executor,
  code: string | null,
  buyer: Buyer,
  options: { isHeld: boolean },
) => Promise<{ offers: Offer[]; refusal: string | null; influencer: string | null }>;

/** Throws a 422 when nobody can pay like this in that country now. */
export type JudgePayment = (method: PaymentMethod, country: CountryCode | null) => Promise<void>;

/** The settings to price, judge and notify an order: an administrator's, and the offers. */
export type Terms = {
  rules: PricingRules;
  zones: DeliveryZones;
  /** Where orders are fetched; none: nowhere. */
  shops: readonly PickupShop[];
  judgePayment: JudgePayment;
  /** What unconfirmed orders may hold. */
  holds: OrderSettings;
  offersFor: OffersFor;
  /** In which words its customer reads that it was taken. */
  templates: (channel: ChannelName) => Template | null;
};

/** What an administrator has set of prices, delivery and unconfirmed orders, as it is now. */
export async function readRules(
  executor: Executor,
): Promise<{ rules: PricingRules; zones: DeliveryZones; shops: PickupShop[]; holds: OrderSettings }> {
  const [rules, holds, { rows: zones }, { branches }] = await Promise.all([
    findSingle(executor, pricingRules),
    findSingle(executor, orderSettings),
    findMany(executor, deliveryCountries, listQueryOf(deliveryCountries, {})),
    findSingle(executor, contactSettings),
  ]);
  return { rules, zones, shops: pickupShops(branches), holds };
}

const offerKind = z.enum(valuesOf(OFFER_KINDS));

/** What an order comes to, in the shop's currency, and the products of it that are sold. */
export const orderFigures = z.object({
  items: z.array(z.object({ productId: z.string(), name: z.string(), price: z.number(), inStock: z.boolean() })),
  subtotal: z.number(),
  discount: z.number(),
  fee: z.number(),
  total: z.number(),
  applied: z
    .array(
      z.object({
        offerId: z.string().nullable(),
        name: z.string(),
        code: z.string().nullable(),
        kind: offerKind,
        amount: z.number(),
      }),
    )
    .describe('Ce qui rend la commande moins chère'),
  refused: z
    .array(
      z.object({ offerId: z.string().nullable(), name: z.string(), code: z.string().nullable(), reason: z.string() }),
    )
    .describe('Les offres qui ne s’appliquent pas, et pourquoi'),
});

/** The figures of an order by these products and totals. */
export const figuresOf = (
  products: Iterable<Sold>,
  { subtotal, discount, fee, total, applied, refused }: Totals,
): z.infer<typeof orderFigures> => ({
  items: Array.from(products, (product) => ({
    productId: product.id,
    name: product.name,
    price: salePrice(product),
    inStock: product.inStock,
  })),
  subtotal,
  discount,
  fee,
  total,
  applied,
  refused: refused.map((offer) => ({ ...offer, reason: reasonText(offer.reason) })),
});
