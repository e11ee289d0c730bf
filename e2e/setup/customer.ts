import { randomBytes } from 'node:crypto';
import { totalsOf } from '@karite/shared/offers';
import { type OrderPayload, priceLine } from '@karite/shared/orders';
import { FIRST_RULES } from '@karite/shared/pricing';
import type { Product } from '@karite/shared/resources';
import { call } from './call.ts';

/** A registered shopper with one order. */
export type Customer = { email: string; password: string; token: string; order: { id: string; followKey: string } };

export const productsOfShop = (count: number) =>
  call<Product[]>('GET', `/products?inStock=true&_sort=name&_start=0&_end=${count}`);

/** Registers by the API, and orders two products for cash. */
export async function makeCustomer(): Promise<Customer> {
  const email = `rachida.${randomBytes(6).toString('hex')}@example.com`;
  const password = 'un bon mot de passe';
  const { access_token: token } = await call<{ access_token: string }>('POST', '/auth/register', {
    body: { email, password },
  });
  const products = await productsOfShop(2);
  const body = orderOf(products, { email });
  return { email, password, token, order: await call('POST', '/orders', { token, body }) };
}

/** A whole and right order of one of each, for cash; a test names of the customer only what matters to it. */
export function orderOf(products: Product[], customer: Partial<OrderPayload['customerInfo']> = {}): OrderPayload {
  const totals = totalsOf(
    products.map((product) => priceLine(product, 1)),
    FIRST_RULES,
  );
  return {
    orderId: `ORDER_${Date.now()}_${randomBytes(4).toString('hex')}`,
    customerInfo: {
      nom: 'Zinsou',
      prenom: 'Rachida',
      whatsapp: '+2290197123456',
      email: null,
      codeInfluenceur: null,
      ...customer,
    },
    delivery: { type: 'domicile', address: 'Haie Vive, rue 339', country: null, city: null, fee: totals.fee },
    payment: { method: 'especes', amount: totals.total },
    items: products.map(({ id, name, salePrice }) => ({ productId: id, quantity: 1, price: salePrice, name })),
    totalPrice: totals.total,
    note: null,
    createdAt: new Date().toISOString(),
  };
}
