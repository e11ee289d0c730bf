import { CURRENCY_CODE } from '@karite/shared/locale';
import { formatMoney, isShopCurrency } from '@karite/shared/money';
import { CURRENCIES, type Currency, operatorsOf, RATE_BASE, STAND_IN, unitOf } from '@karite/shared/payments';
import type { CountryCode, PaymentMethod } from '@karite/shared/region';
import { type PaymentMethodRecord, paymentMethods } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { recordColumns } from '../../engine/read/select.ts';
import type { Executor } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/server/errors/api-error.ts';
import { isOpenAt } from './opening-hours.ts';
import type { PaymentProvider } from './provider.ts';
import type { Providers } from './providers.ts';

/** A way to pay as the checkout shows it. */
export const offeredMethod = z
  .object({
    method: z.enum(['en-ligne', 'especes', 'boutique']),
    provider: z.string().nullable(),
    label: z.string(),
    note: z.string().nullable(),
    isOpen: z.boolean(),
    currency: z.enum(CURRENCIES).nullable(),
    rate: z
      .number()
      .nullable()
      .describe(`Ce que valent ${formatMoney(RATE_BASE)} dans une autre monnaie`),
    amountMultiple: z.number().nullable().describe('Ce dont le montant est un multiple, en ligne : 1, ou 0,01'),
    operators: z.array(z.object({ name: z.string(), color: z.string() })).describe('Qui débite le téléphone, en ligne'),
    isTest: z.boolean().describe('Un paiement de test : rien n’est débité'),
  })
  .meta({ id: 'OfferedPaymentMethod' });
export type OfferedMethod = z.infer<typeof offeredMethod>;

export type Shop = { providers: Providers; timeZone: string };

/** All ways to pay, in the shop's order. */
export const readMethods = async (database: Executor): Promise<PaymentMethodRecord[]> =>
  (
    await database.execute<PaymentMethodRecord>(
      sql`select ${recordColumns(paymentMethods)} from "payment-methods" it order by it.position, it.created_at, it.id`,
      'often',
    )
  ).rows;

/** Why nobody can pay like this now, in French; `null` when it is open. */
async function closedBy(
  method: PaymentMethodRecord,
  provider: PaymentProvider | null,
  country: CountryCode | null,
  now: Date,
  timeZone: string,
): Promise<string | null> {
  if (!method.isOpen) return method.note ?? 'Pas ouvert pour le moment';
  if (!isOpenAt(method.opensAt, method.closesAt, now, timeZone))
    return `Ouvert de ${method.opensAt} à ${method.closesAt}`;
  if (method.method !== 'en-ligne') return null;
  const currency = method.currency ?? CURRENCY_CODE;
  const serves = provider?.currencies.includes(currency) && (!country || provider.countries.includes(country));
  if (!provider || !serves) return 'Le paiement en ligne n’est pas encore ouvert';
  if (!isShopCurrency(currency) && !method.rate) return 'Le paiement en ligne n’est pas encore ouvert dans ce pays';
  const isTaken = await provider.isOffered?.(country, currency).catch(() => true);
  return isTaken === false ? 'Indisponible pour le moment' : null;
}

/** Those of the ways to pay that are offered in a country (`null`: while there is none), those that are not open last. */
export async function offeredIn(
  methods: readonly PaymentMethodRecord[],
  { providers, timeZone }: Shop,
  country: CountryCode | null,
  now = new Date(),
): Promise<OfferedMethod[]> {
  const offered = [];
  const seen = new Set<string>();
  for (const method of methods.filter((it) => it.country === country)) {
    const isOnline = method.method === 'en-ligne';
    const provider = isOnline ? providers.of(method) : null;
    const closed = await closedBy(method, provider, country, now, timeZone);
    // The stand-in takes the place of several: it is shown once.
    const key = `${method.method} ${provider?.name ?? method.id}`;
    if (provider?.name === STAND_IN && !closed && seen.has(key)) continue;
    if (!closed) seen.add(key);
    const currency: Currency | null = isOnline ? (method.currency ?? CURRENCY_CODE) : null;
    offered.push({
      method: method.method,
      provider: provider?.name ?? null,
      label: provider?.isTest
        ? `TEST, rien n’est débité${provider.name === STAND_IN ? '' : ` : ${method.label}`}`
        : method.label,
      note: closed ?? method.note,
      isOpen: closed === null,
      currency,
      rate: currency && !isShopCurrency(currency) ? method.rate : null,
      amountMultiple: currency && provider ? (provider.amountMultiple?.(currency) ?? unitOf(currency)) : null,
      operators: isOnline ? [...operatorsOf(country)] : [],
      isTest: provider?.isTest ?? false,
    });
  }
  return [...offered.filter((it) => it.isOpen), ...offered.filter((it) => !it.isOpen)];
}

/** Throws a 422 when nobody can pay like this in that country now. */
export async function judgeMethod(
  methods: readonly PaymentMethodRecord[],
  shop: Shop,
  method: PaymentMethod,
  country: CountryCode | null,
) {
  const offered = await offeredIn(methods, shop, country);
  if (offered.some((it) => it.method === method && it.isOpen)) return;
  const closed = offered.find((it) => it.method === method);
  const message =
    method === 'en-ligne'
      ? (closed?.note ?? 'Le paiement en ligne n’est pas ouvert dans ce pays')
      : `Ce moyen de paiement n’est pas ouvert : ${closed?.note ?? 'choisissez-en un autre'}`;
  throw new ApiError(422, 'validation', message, { fields: { 'payment.method': message } });
}
