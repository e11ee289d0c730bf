import { type DeliveryType, type Fcfa, isOnPromo, type Priced, type PricedLine, salePrice } from '../pricing/index.ts';
import { type CountryCode, countryOf, isRelayCity, type PaymentMethod } from '../region/index.ts';

/** What the checkout sends to `POST /orders` (spec §3, "Checkout order payload"). Amounts in FCFA. */
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
  delivery: { type: DeliveryType; address: string | null; country: string | null; city: string | null; fee: Fcfa };
  payment: { method: PaymentMethod; amount: Fcfa };
  items: { productId: string; quantity: number; price: Fcfa; name: string }[];
  totalPrice: Fcfa;
  note: string | null;
  createdAt: string;
};

/** At most this many different products in one order. */
export const MAX_ORDER_LINES = 100;

/** At most this many of one product: a shop that sells by the dozen, not a wholesaler. */
export const MAX_QUANTITY = 99;

/** `ORDER_`, a timestamp in ms, and a random part (spec §3). */
export const ORDER_ID_PATTERN = /^ORDER_\d{10,16}_?[A-Za-z0-9]{4,40}$/;

/** A new order number. `random` must be unguessable: it is made of the browser's cryptographic source. */
export const newOrderId = (now: number, random: string): string => `ORDER_${now}_${random}`;

export const CHECKOUT_MESSAGES = {
  customer: 'Veuillez remplir tous les champs obligatoires (nom, prénom, WhatsApp)',
  phone: 'Veuillez saisir un numéro WhatsApp valide, avec son indicatif',
  email: "L'adresse e-mail n'est pas valide",
  address: 'Veuillez saisir votre adresse de livraison',
  country: 'Veuillez sélectionner un pays pour le point de relais',
  city: 'Veuillez sélectionner une ville pour le point de relais',
  empty: 'Votre panier est vide',
} as const;

export type CheckoutProblem = { field: string; message: string };

type CheckoutForm = {
  customerInfo: Pick<OrderPayload['customerInfo'], 'nom' | 'prenom' | 'whatsapp'>;
  delivery: Pick<OrderPayload['delivery'], 'type' | 'address' | 'country' | 'city'>;
  items: readonly unknown[];
};

const isBlank = (text: string | null): boolean => !text?.trim();

/** What keeps an order from being sent, first problem first (spec §5, "Checkout"); the API judges by the same list. */
export function checkoutProblems(form: CheckoutForm): CheckoutProblem[] {
  const problems: CheckoutProblem[] = [];
  const { customerInfo, delivery } = form;
  for (const field of ['nom', 'prenom', 'whatsapp'] as const)
    if (isBlank(customerInfo[field]))
      problems.push({ field: `customerInfo.${field}`, message: CHECKOUT_MESSAGES.customer });
  if (delivery.type === 'domicile' && isBlank(delivery.address))
    problems.push({ field: 'delivery.address', message: CHECKOUT_MESSAGES.address });
  if (delivery.type === 'point-relais') {
    const country = relayCountry(delivery.country);
    if (!country) problems.push({ field: 'delivery.country', message: CHECKOUT_MESSAGES.country });
    else if (isBlank(delivery.city) || !isRelayCity(country, delivery.city!))
      problems.push({ field: 'delivery.city', message: CHECKOUT_MESSAGES.city });
  }
  if (form.items.length === 0) problems.push({ field: 'items', message: CHECKOUT_MESSAGES.empty });
  return problems;
}

const relayCountry = (country: string | null): CountryCode | null => (country ? countryOf(country) : null);

/** A product in a quantity, as the totals want it. */
export const priceLine = (product: Priced, quantity: number): PricedLine => ({
  price: salePrice(product),
  quantity,
  isOnPromo: isOnPromo(product),
});
