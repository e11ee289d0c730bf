import { FIRST_ZONES } from '@karite/shared/delivery';
import { totalsOf } from '@karite/shared/offers';
import type { OrderPayload } from '@karite/shared/orders';
import { priceLine } from '@karite/shared/orders';
import { FIRST_RULES } from '@karite/shared/pricing';
import { countryOf } from '@karite/shared/region';
import type { Product } from '@karite/shared/resources';
import type { TestApp } from './test-app.ts';

let count = 0;

/** A product in the database, through the API; a test names only what matters to it. */
export async function makeProduct(
  { call, adminToken }: TestApp,
  given: Partial<Record<keyof Product, unknown>> = {},
): Promise<Product> {
  count += 1;
  const answer = await call('POST', '/products', {
    token: adminToken,
    json: { name: `Savon ${count}`, price: 2_000, ...given },
  });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body;
}

/** A whole and right order of some products, as the checkout would send it. */
export function orderOf(
  products: Product[],
  given: { quantity?: number; delivery?: Partial<OrderPayload['delivery']> } = {},
): OrderPayload {
  count += 1;
  const quantity = given.quantity ?? 1;
  const delivery = {
    type: 'domicile' as const,
    address: '12 rue des Cocotiers',
    country: null,
    city: null,
    ...given.delivery,
  };
  const totals = totalsOf(
    products.map((product) => priceLine(product, quantity)),
    FIRST_RULES,
    {
      destination: { type: delivery.type, country: delivery.country ? countryOf(delivery.country) : null },
      zones: FIRST_ZONES,
    },
  );
  return {
    orderId: `ORDER_${1_795_000_000_000 + count}_test${count}`,
    customerInfo: { nom: 'Adjovi', prenom: 'Afi', whatsapp: '+229 01 97 00 00 00', email: null, codeInfluenceur: null },
    delivery: { ...delivery, fee: totals.fee },
    payment: { method: 'especes', amount: totals.total },
    items: products.map((product) => ({
      productId: product.id,
      quantity,
      price: product.salePrice,
      name: product.name,
    })),
    totalPrice: totals.total,
    note: null,
    createdAt: '2026-11-21T08:00:00.000Z',
  };
}

/** A form of texts, lists and files; a list repeats its key. */
export function formOf(fields: Record<string, string | File | (string | File)[]>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) for (const item of [value].flat()) form.append(name, item);
  return form;
}
