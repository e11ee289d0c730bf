import type { Money } from '../money/index.ts';

/** What an offer gives (R1931). */
export const OFFER_KINDS = {
  percent: 'Pourcentage',
  amount: 'Montant',
  delivery: 'Livraison offerte',
  gift: 'Cadeau',
} as const;
export type OfferKind = keyof typeof OFFER_KINDS;

/** An offer as totals need it: its declaration, without who may use it, which only the server checks. */
export type Offer = {
  id: string;
  name: string;
  /** The word that brings it; `null`: it applies by itself. */
  code: string | null;
  kind: OfferKind;
  percent: number | null;
  amount: Money | null;
  /** The product of which one piece is free, once it is in the cart. */
  giftId: string | null;
  /** From this amount of the articles that it is for, promotions included. */
  minimum: Money | null;
  /** Whether it is for all articles; otherwise for any of these. */
  isForAll: boolean;
  productIds: readonly string[];
  categoryIds: readonly string[];
  brandIds: readonly string[];
  /** Whether articles on promotion cost less as well. */
  withPromotions: boolean;
  /** Whether it may be had together with other discounts (R1934). */
  combines: boolean;
  /** From when and until when, ISO 8601. */
  startsAt: string | null;
  endsAt: string | null;
};

/** The public part of an offer, with the name of its gift for places where the product is not loaded. */
export type NamedOffer = Offer & { giftName: string | null };

/** The data of an article in a cart that offers depend on. */
export type OfferedLine = {
  price: Money;
  quantity: number;
  isOnPromo: boolean;
  productId?: string;
  brandId?: string | null;
  categoryIds?: readonly string[];
};

/** An offer that an order has: `offerId` is `null` for the discount of the price rules (R201). `amount`: what it takes off. */
export type AppliedOffer = {
  offerId: string | null;
  name: string;
  code: string | null;
  kind: OfferKind;
  amount: Money;
};

/**
 * The reason why an order does not have an offer: it covers none of its articles, or too few (`short` in the shop's currency); the gift is
 * not available; everything is on promotion; another one is better; or delivery is free already. As a text: `reasonText`.
 */
export type Reason =
  | { why: 'none' | 'gift' | 'promotions' | 'free' }
  | { why: 'short'; short: Money }
  | { why: 'better'; than: string };

/** An offer that an order does not have, and why. */
export type RefusedOffer = Pick<AppliedOffer, 'offerId' | 'name' | 'code'> & { reason: Reason };

/** Whether an offer holds at a moment, in ms. */
export const isOpen = ({ startsAt, endsAt }: Pick<Offer, 'startsAt' | 'endsAt'>, now: number): boolean =>
  (!startsAt || Date.parse(startsAt) <= now) && (!endsAt || Date.parse(endsAt) > now);

/** Whether an offer is for an article (R1932). */
export function isFor({ isForAll, productIds, categoryIds, brandIds }: Offer, line: OfferedLine): boolean {
  return (
    isForAll ||
    productIds.includes(line.productId ?? '') ||
    brandIds.includes(line.brandId ?? '') ||
    categoryIds.some((id) => line.categoryIds?.includes(id))
  );
}

/** Whether an offer brings something to who has this article in the cart: delivery and gifts come with promotions too (R1932). */
export const isPartOf = (offer: Offer, line: OfferedLine): boolean =>
  isFor(offer, line) && (offer.kind === 'delivery' || offer.kind === 'gift' || offer.withPromotions || !line.isOnPromo);
