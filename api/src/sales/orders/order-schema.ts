import { createHash } from 'node:crypto';
import { type DeliveryZones, isDeliveryType, isFetched, modeOf, type PickupShop } from '@karite/shared/delivery';
import {
  CHECKOUT_MESSAGES,
  checkoutProblems,
  MAX_ORDER_LINES,
  MAX_QUANTITY,
  ORDER_ID_PATTERN,
  ORDER_LENGTHS,
  phoneOf,
  shopIn,
  TOO_MANY_LINES,
} from '@karite/shared/orders';
import { countryOf } from '@karite/shared/region';
import { linesText, lineText, plainText } from '@karite/shared/resource/validation';
import { tooLong } from '@karite/shared/text';
import { z } from 'zod';
import { invalid } from '../../platform/server/errors/api-error.ts';
import { apiError } from '../../platform/server/errors/error-schema.ts';
import { orderFigures } from './price-order.ts';

const text = (most: number) => lineText().max(most, tooLong(most));
/** A code or an e-mail address, without the marks that nobody sees (R2061). */
const plain = (most: number) => plainText().max(most, tooLong(most));
/** A field that may be left out, blank or null: all three are `null`. */
const optional = (schema: z.ZodString) => schema.nullish().transform((value) => value || null);
/** The longest that a country or a city may be named, in characters; which ones there are is judged after. */
const PLACE_LENGTH = 60;
const amount = z.number('Montant attendu').min(0, 'Montant attendu').max(999_999_999, 'Montant attendu');
const quantity = z
  .number('Quantité attendue')
  .int('La quantité doit être un nombre entier')
  .min(1, 'La quantité doit être au moins 1')
  .max(MAX_QUANTITY, `La quantité doit être au plus ${MAX_QUANTITY}`);

const degrees = (most: number) =>
  z.number('Position invalide').min(-most, 'Position invalide').max(most, 'Position invalide');
/** A field that came after the first orders: absent, blank and null are left out, so that an order hashes as before. */
const added = <T extends z.ZodType>(schema: T) => schema.nullish().transform((value) => value || undefined);

/** The body of `POST /orders` (R810). The amounts are what the shopper saw; none is believed. */
export const orderBody = z.strictObject({
  orderId: z.string('Numéro de commande manquant').regex(ORDER_ID_PATTERN, 'Numéro de commande invalide'),
  customerInfo: z.strictObject({
    nom: text(ORDER_LENGTHS.nom),
    prenom: text(ORDER_LENGTHS.prenom),
    whatsapp: plain(ORDER_LENGTHS.whatsapp),
    email: optional(plain(ORDER_LENGTHS.email)),
    codeInfluenceur: optional(plain(ORDER_LENGTHS.codeInfluenceur)),
  }),
  delivery: z.strictObject({
    type: z.string().refine(isDeliveryType, 'Mode de livraison inconnu'),
    address: optional(linesText().max(ORDER_LENGTHS.address, tooLong(ORDER_LENGTHS.address))),
    landmark: added(text(ORDER_LENGTHS.landmark)),
    position: added(z.strictObject({ latitude: degrees(90), longitude: degrees(180) })),
    country: optional(text(PLACE_LENGTH)),
    city: optional(text(PLACE_LENGTH)),
    fee: amount,
  }),
  payment: z.strictObject({
    method: z.enum(['en-ligne', 'especes', 'boutique'], 'Mode de paiement inconnu'),
    amount,
  }),
  items: z
    .array(z.strictObject({ productId: z.uuid('Produit inconnu'), quantity, price: amount, name: text(200) }))
    .max(MAX_ORDER_LINES, TOO_MANY_LINES),
  totalPrice: amount,
  promoCode: added(plain(ORDER_LENGTHS.promoCode)),
  note: optional(linesText().max(ORDER_LENGTHS.note, tooLong(ORDER_LENGTHS.note))),
  createdAt: z.string().max(40).optional(),
});

export type OrderBody = z.infer<typeof orderBody>;

/** A refusal that the cart can answer: with what the order would be now (R811). */
export const orderRefusal = apiError.extend({
  current: orderFigures.optional().describe('Les prix et les frais de maintenant'),
});

/**
 * Judges what the form judges too (R802 to R807), by the same rules, and returns what is stored: country as a
 * code, phone as E.164, and of an order that is fetched the shop where it is (R2152). Throws a 400 with the first message and one by field.
 */
export function checkOrder(body: OrderBody, zones: DeliveryZones, shops: readonly PickupShop[]) {
  const problems = checkoutProblems(body, zones, shops);
  const phone = phoneOf(body);
  if (problems[0] || phone === null)
    throw invalid(
      Object.fromEntries(problems.toReversed().map(({ field, message }) => [field, message])),
      problems[0]?.message ?? CHECKOUT_MESSAGES.phone,
    );
  const { type, address, country, city } = body.delivery;
  const shop = isFetched(type) ? shopIn(body.delivery, shops) : null;
  if (shop) return { country: shop.country, city: null, phone, address: shop.address };
  const fields = modeOf(type).fields();
  const code = country && fields.country ? countryOf(country) : null;
  return { country: code, city: code && city, phone, address: fields.address ? address : null };
}

/** What makes two requests the same order: all that was sent, but the moment the browser claims. */
export function requestHash(body: OrderBody): string {
  const { createdAt: _moment, ...content } = body;
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
