import {
  type DeliveryType,
  isDeliveryType,
  isFetched,
  modeOf,
  type PickupShop,
  pickupShopOf,
} from '@karite/shared/delivery';
import { COUNTRY_NAMES, type CountryCode, type PaymentMethod } from '@karite/shared/region';
import { cutToLength } from '@karite/shared/text';
import { fieldsOf } from '../storage/fields-of.ts';

/** The checkout form as it is being filled in. Empty texts are empty, never null. */
export type Draft = {
  nom: string;
  prenom: string;
  whatsapp: string;
  email: string;
  codeInfluenceur: string;
  type: DeliveryType;
  address: string;
  landmark: string;
  /** Where the shopper's phone is, `latitude,longitude` in degrees; empty unless it was shared. */
  position: string;
  country: CountryCode | '';
  city: string;
  /** The address of the shop where it is fetched, as it was chosen. */
  shop: string;
  method: PaymentMethod;
  note: string;
};

export const EMPTY_DRAFT: Draft = {
  nom: '',
  prenom: '',
  whatsapp: '',
  email: '',
  codeInfluenceur: '',
  type: 'domicile',
  address: '',
  landmark: '',
  position: '',
  country: '',
  city: '',
  shop: '',
  method: 'especes',
  note: '',
};

/** Reads a stored draft; values that are no text or no valid choice become empty. */
export function readDraft(value: unknown): Draft {
  const texts = Object.entries(fieldsOf(value)).flatMap(([key, text]) =>
    key in EMPTY_DRAFT && typeof text === 'string' ? [[key, cutToLength(text, 2000)]] : [],
  );
  const read = { ...EMPTY_DRAFT, ...Object.fromEntries(texts) };
  return {
    ...read,
    type: isDeliveryType(read.type) ? read.type : EMPTY_DRAFT.type,
    position: /^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/.test(read.position) ? read.position : '',
    country: read.country && Object.hasOwn(COUNTRY_NAMES, read.country) ? read.country : '',
    method: ['en-ligne', 'especes', 'boutique'].includes(read.method) ? read.method : 'especes',
  };
}

/**
 * Changes a draft. A mode that needs no country, such as home delivery, clears country and city, to `fallback`: the country of
 * this device, if any. Another country clears city and shop, a pick-up the city (R808).
 */
export function changeDraft(draft: Draft, change: Partial<Draft>, fallback: Draft['country'] = ''): Draft {
  const next = { ...draft, ...change };
  if (change.country !== undefined && change.country !== draft.country)
    return { ...next, city: change.city ?? '', shop: change.shop ?? '' };
  if (isFetched(next.type)) return { ...next, city: '' };
  if (next.type !== draft.type && !modeOf(next.type).fields().country?.required)
    return { ...next, country: fallback, city: '' };
  return next;
}

/**
 * A draft that the shop can fulfil: a pick-up goes to the chosen shop, or to the only possible one, and has the country of
 * that shop. Where no pick-up is possible (any more), it becomes a home delivery (R2152).
 */
export function placedDraft(draft: Draft, shops: readonly PickupShop[]): Draft {
  if (!isFetched(draft.type)) return draft;
  if (shops.length === 0) return changeDraft(draft, { type: EMPTY_DRAFT.type });
  const { shop: address, country } = draft;
  const shop =
    pickupShopOf({ address: address || null, country: null }, shops) ??
    pickupShopOf({ address: null, country: country || null }, shops);
  return { ...draft, shop: shop?.address ?? '', country: shop?.country ?? country };
}
