import { createHash } from 'node:crypto';
import {
  CHECKOUT_MESSAGES,
  checkoutProblems,
  MAX_ORDER_LINES,
  MAX_QUANTITY,
  ORDER_ID_PATTERN,
} from '@karite/shared/orders';
import { countryOf, normalisePhone } from '@karite/shared/region';
import { storable } from '@karite/shared/resource/validation';
import { z } from 'zod';
import { invalid } from '../plugins/api-error.ts';
import { apiError } from '../plugins/openapi-route.ts';

const text = (most: number) => storable(z.string().trim().max(most, `${most} caractères au plus`));
/** A field that may be left out, blank or null: all three are `null`. */
const optional = (most: number) =>
  text(most)
    .nullish()
    .transform((value) => value || null);
const amount = z.number('Montant attendu').min(0, 'Montant attendu').max(999_999_999, 'Montant attendu');
const quantity = z
  .number('Quantité attendue')
  .int('La quantité doit être un nombre entier')
  .min(1, 'La quantité doit être au moins 1')
  .max(MAX_QUANTITY, `La quantité doit être au plus ${MAX_QUANTITY}`);

/** The body of `POST /orders` (spec §3, "Checkout order payload"). The amounts are what the shopper saw; none is believed. */
export const orderBody = z.strictObject({
  orderId: z.string('Numéro de commande manquant').regex(ORDER_ID_PATTERN, 'Numéro de commande invalide'),
  customerInfo: z.strictObject({
    nom: text(100),
    prenom: text(100),
    whatsapp: text(30),
    email: optional(254),
    codeInfluenceur: optional(60),
  }),
  delivery: z.strictObject({
    type: z.enum(['domicile', 'point-relais'], 'Mode de livraison inconnu'),
    address: optional(500),
    country: optional(60),
    city: optional(60),
    fee: amount,
  }),
  payment: z.strictObject({
    method: z.enum(['en-ligne', 'especes', 'boutique'], 'Mode de paiement inconnu'),
    amount,
  }),
  items: z
    .array(z.strictObject({ productId: z.uuid('Produit inconnu'), quantity, price: amount, name: text(200) }))
    .max(MAX_ORDER_LINES, `${MAX_ORDER_LINES} articles différents au plus`),
  totalPrice: amount,
  note: optional(1_000),
  createdAt: z.string().max(40).optional(),
});

export type OrderBody = z.infer<typeof orderBody>;

/** A refusal that the cart can answer: with what the order would be now (spec §9). */
export const orderRefusal = apiError.extend({
  current: z
    .object({
      items: z.array(z.object({ productId: z.string(), name: z.string(), price: z.number(), inStock: z.boolean() })),
      subtotal: z.number(),
      discount: z.number(),
      fee: z.number(),
      total: z.number(),
    })
    .optional()
    .describe('Les prix et les frais de maintenant'),
});

/** International, from another country than our four: people order for their family at home. */
const FOREIGN_PHONE = /^\+[1-9]\d{7,14}$/;

/**
 * Judges what the form judges too (spec §5, "Checkout"), by the same rules, and returns what is kept: country as a
 * code, phone as E.164. Throws a 400 with the first message and one by field.
 */
export function checkOrder(body: OrderBody) {
  const problems = checkoutProblems(body);
  const country = body.delivery.country ? countryOf(body.delivery.country) : null;
  const compact = body.customerInfo.whatsapp.replace(/[\s.\-()/]/g, '').replace(/^00/, '+');
  const phone = normalisePhone(compact, country) ?? (FOREIGN_PHONE.test(compact) ? compact : null);
  if (!phone && body.customerInfo.whatsapp)
    problems.push({ field: 'customerInfo.whatsapp', message: CHECKOUT_MESSAGES.phone });
  if (body.customerInfo.email && !z.email().safeParse(body.customerInfo.email).success)
    problems.push({ field: 'customerInfo.email', message: CHECKOUT_MESSAGES.email });
  const seen = new Set(body.items.map((item) => item.productId));
  if (seen.size < body.items.length)
    problems.push({ field: 'items', message: 'Un produit figure deux fois dans la commande' });
  if (problems.length > 0)
    throw invalid(Object.fromEntries(problems.map(({ field, message }) => [field, message])), problems[0]!.message);
  return { country: body.delivery.type === 'point-relais' ? country : null, phone: phone! };
}

/** What makes two requests the same order: all that was sent, but the moment the browser claims. */
export function requestHash(body: OrderBody): string {
  const { createdAt: _moment, ...content } = body;
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
