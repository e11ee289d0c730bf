import {
  citiesOf,
  type DeliveryType,
  type DeliveryZones,
  FIRST_ZONES,
  isFetched,
  modeOf,
  type PickupShop,
  pickupShopOf,
  zoneOf,
} from '../delivery/index.ts';
import type { Money } from '../money/index.ts';
import { type CountryCode, countryOf, normalisePhone, type PaymentMethod, phoneProblem } from '../region/index.ts';
import { EMAIL_MESSAGE, isEmail, tooLong } from '../text/index.ts';
import { MAX_ORDER_LINES, ORDER_LENGTHS, TOO_MANY_LINES } from './limits.ts';

/** A place on Earth, in degrees. */
export type Position = { latitude: number; longitude: number };

/** What the checkout sends to `POST /orders` (R810). Amounts in the shop's currency. */
export type OrderPayload = {
  /** Made by the shopper's browser; sending it twice makes one order. */
  orderId: string;
  customerInfo: {
    nom: string;
    prenom: string;
    whatsapp: string;
    email: string | null;
    codeInfluenceur: string | null;
  };
  delivery: {
    type: DeliveryType;
    /** Of the home; of the shop where it is fetched (R2152). */
    address: string | null;
    /** Quarter or landmark, for the courier. */
    landmark?: string | null;
    /** Where the shopper's phone is, shared on purpose. */
    position?: Position | null;
    country: string | null;
    city: string | null;
    fee: Money;
  };
  payment: { method: PaymentMethod; amount: Money };
  items: { productId: string; quantity: number; price: Money; name: string }[];
  totalPrice: Money;
  /** The code of an offer (R1930). */
  promoCode?: string | null;
  note: string | null;
  createdAt: string;
};

export const CHECKOUT_MESSAGES = {
  customer: 'Veuillez remplir tous les champs obligatoires (nom, prénom, WhatsApp)',
  phone: 'Veuillez saisir un numéro WhatsApp valide, avec son indicatif',
  email: EMAIL_MESSAGE,
  notDelivered: 'Nous ne livrons pas dans ce pays',
  otherCity: 'Veuillez choisir une ville de ce pays, ou aucune',
  noPickup: 'Le retrait en boutique n’est pas proposé',
  shop: 'Veuillez choisir la boutique où retirer votre commande',
  empty: 'Votre panier est vide',
  twice: 'Un produit figure deux fois dans la commande',
} as const;

export type CheckoutProblem = { field: string; message: string };

type CheckoutForm = {
  customerInfo: OrderPayload['customerInfo'];
  delivery: Pick<OrderPayload['delivery'], 'type' | 'address' | 'country' | 'city' | 'landmark'>;
  items: readonly { productId: string }[];
  note: string | null;
};

const isBlank = (text: string | null): boolean => !text?.trim();

/**
 * The problems that prevent an order from being sent, first problem first (R802 to R807). The form and the API judge by this
 * list alone. Texts are expected as they are stored (`oneLine`, `manyLines`). `zones` and `shops` are what an administrator
 * has set.
 */
export function checkoutProblems(
  form: CheckoutForm,
  zones: DeliveryZones = FIRST_ZONES,
  shops: readonly PickupShop[] = [],
): CheckoutProblem[] {
  const problems = [...missing(form), ...misplaced(form, zones, shops)];
  const { customerInfo, items } = form;
  const add = (field: string, message: string) => problems.push({ field, message });
  if (items.length === 0) add('items', CHECKOUT_MESSAGES.empty);
  if (items.length > MAX_ORDER_LINES) add('items', TOO_MANY_LINES);
  if (new Set(items.map(({ productId }) => productId)).size < items.length) add('items', CHECKOUT_MESSAGES.twice);
  const { address, landmark = null } = form.delivery;
  const texts: Partial<Record<string, string | null>> = { ...customerInfo, address, landmark, note: form.note };
  for (const [name, most] of Object.entries(ORDER_LENGTHS))
    if ((texts[name] ?? '').length > most) add(fieldOf(name), tooLong(most));
  if (!isBlank(customerInfo.whatsapp) && !phoneOf(form)) add('customerInfo.whatsapp', phoneMessage(form.delivery));
  if (customerInfo.email && !isEmail(customerInfo.email)) add('customerInfo.email', CHECKOUT_MESSAGES.email);
  return problems;
}

/** The path of a text in an order. */
const fieldOf = (name: string) =>
  name === 'note' ? name : name === 'address' || name === 'landmark' ? `delivery.${name}` : `customerInfo.${name}`;

function* missing({ customerInfo, delivery }: CheckoutForm): Generator<CheckoutProblem> {
  for (const field of ['nom', 'prenom', 'whatsapp'] as const)
    if (isBlank(customerInfo[field])) yield { field: `customerInfo.${field}`, message: CHECKOUT_MESSAGES.customer };
  const { address, landmark } = modeOf(delivery.type).fields();
  if (address?.required && isBlank(delivery.address)) yield { field: 'delivery.address', message: address.required };
  if (landmark?.required && isBlank(delivery.landmark ?? null))
    yield { field: 'delivery.landmark', message: landmark.required };
}

/**
 * Country and city by the mode's fields: a relay point has both; at home they may be left out, but not be others than ours.
 * What is fetched names one of our shops.
 */
function* misplaced(
  { delivery }: CheckoutForm,
  zones: DeliveryZones,
  shops: readonly PickupShop[],
): Generator<CheckoutProblem> {
  const { type, country, city } = delivery;
  if (isFetched(type)) {
    if (shops.length === 0) yield { field: 'delivery.type', message: CHECKOUT_MESSAGES.noPickup };
    else if (!shopIn(delivery, shops)) yield { field: 'delivery.address', message: CHECKOUT_MESSAGES.shop };
    return;
  }
  const fields = modeOf(type).fields();
  const zone = zoneOf(readCountry(country), zones);
  const isHere = citiesOf(zone, type).some(({ name }) => name === city);
  if (!zone && (fields.country?.required || !isBlank(country)))
    yield { field: 'delivery.country', message: fields.country?.required ?? CHECKOUT_MESSAGES.notDelivered };
  else if (!isHere && (fields.city?.required || !isBlank(city)))
    yield { field: 'delivery.city', message: fields.city?.required ?? CHECKOUT_MESSAGES.otherCity };
}

/** The number that an order is written under, as E.164; `null` when it is none. */
export const phoneOf = ({ customerInfo, delivery }: Pick<CheckoutForm, 'customerInfo' | 'delivery'>): string | null =>
  normalisePhone(customerInfo.whatsapp, readCountry(delivery.country));

/** The message about an invalid text, by the chosen country. */
export function phoneMessage({ country }: Pick<CheckoutForm['delivery'], 'country'>): string {
  const code = readCountry(country);
  return code ? phoneProblem(code) : CHECKOUT_MESSAGES.phone;
}

/** The shop where an order is fetched; `null` where it names none of ours, or several are possible (R2152). */
export const shopIn = (
  { address, country }: Pick<OrderPayload['delivery'], 'address' | 'country'>,
  shops: readonly PickupShop[],
): PickupShop | null =>
  !isBlank(country) && !readCountry(country) ? null : pickupShopOf({ address, country: readCountry(country) }, shops);

const readCountry = (country: string | null): CountryCode | null => (country ? countryOf(country) : null);
