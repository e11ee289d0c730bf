import { randomBytes } from 'node:crypto';
import { type OrderPayload, priceLine } from '@karite/shared/orders';
import { totalsOf } from '@karite/shared/pricing';
import type { Product } from '@karite/shared/resources';

/** A registered shopper with one order. */
export type Customer = { email: string; password: string; token: string; order: { id: string; followKey: string } };

async function send<Answer>(path: string, body?: object, token?: string): Promise<Answer> {
  const answer = await fetch(`${process.env.SHOP_URL}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: body && JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

export const productsOfShop = (count: number) =>
  send<Product[]>(`/products?inStock=true&_sort=name&_start=0&_end=${count}`);

/** Registers by the API, and orders two products for cash. */
export async function makeCustomer(): Promise<Customer> {
  const email = `rachida.${randomBytes(6).toString('hex')}@example.com`;
  const password = 'un bon mot de passe';
  const { access_token: token } = await send<{ access_token: string }>('/auth/register', { email, password });
  const products = await productsOfShop(2);
  const totals = totalsOf(
    products.map((product) => priceLine(product, 1)),
    { type: 'domicile', country: null },
  );
  const payload: OrderPayload = {
    orderId: `ORDER_${Date.now()}_${randomBytes(4).toString('hex')}`,
    customerInfo: { nom: 'Zinsou', prenom: 'Rachida', whatsapp: '+2290197123456', email, codeInfluenceur: null },
    delivery: { type: 'domicile', address: 'Haie Vive, rue 339', country: null, city: null, fee: totals.fee },
    payment: { method: 'especes', amount: totals.total },
    items: products.map(({ id, name, salePrice }) => ({ productId: id, quantity: 1, price: salePrice, name })),
    totalPrice: totals.total,
    note: null,
    createdAt: new Date().toISOString(),
  };
  return { email, password, token, order: await send('/orders', payload, token) };
}
