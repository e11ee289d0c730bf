import type { Product } from '@karite/shared/resources';
import { call } from './call.ts';
import { type Customer, orderOf } from './customer.ts';
import { query } from './database.ts';
import { PAYLOADS } from './payloads.ts';
import { ADMIN } from './shop-server.ts';

type Made = { id: string };
export type PlantedRecords = {
  brands: string[];
  categories: { id: string; parentId: string | null }[];
  products: Product[];
  orders: (Made & { followKey: string })[];
  adminToken: string;
};

/** One brand, category, product and order for each payload, which is in every field that the API takes it in. */
export async function plantRecords(customer: Customer): Promise<PlantedRecords> {
  const { access_token: adminToken } = await call<{ access_token: string }>('POST', '/auth/login', { body: ADMIN });
  const make = <Answer = Made>(path: string, body: object) => call<Answer>('POST', path, { token: adminToken, body });
  const planted: PlantedRecords = { brands: [], categories: [], products: [], orders: [], adminToken };
  for (const [index, payload] of PAYLOADS.entries()) {
    // Long texts hold them all, each its own first.
    const text = { description: [payload, ...PAYLOADS].join('\n') };
    const { id: brandId } = await make('/brands', { name: payload, ...text });
    // Every other one below the one before: the header shows those of the second level, the pages those of the first.
    const parentId = index % 2 ? planted.categories.at(-1)!.id : null;
    const { id } = await make('/categories', { title: payload, subtitle: payload, ...text, parentId });
    planted.brands.push(brandId);
    // The product below answers it: its mail names both.
    if (index === 1) await call('POST', '/notifications/products', { body: { email: customer.email, brandId } });
    planted.categories.push({ id, parentId });
    // Its badge puts a product among the promotions too.
    const badge = index % 3 ? payload : `${payload} promo`;
    const product = { name: payload, ...text, badge, price: 1_000, brandId, categories: [id] };
    planted.products.push(await make<Product>('/products', product));
  }
  for (const [index, payload] of PAYLOADS.entries()) {
    const order = orderOf([planted.products[index]!], {
      nom: payload,
      prenom: payload,
      codeInfluenceur: payload,
      email: customer.email,
    });
    const body = { ...order, delivery: { ...order.delivery, address: payload }, note: payload };
    planted.orders.push(await call('POST', '/orders', { token: customer.token, body }));
  }
  // No call takes these: an older shop or a payment provider may have written them.
  await query(
    `update orders set order_id = given.text, transaction_id = given.text
     from unnest($1::uuid[], $2::text[]) as given(id, text) where orders.id = given.id`,
    [planted.orders.map(({ id }) => id), PAYLOADS],
  );
  return planted;
}

/** Deletes the catalogue's part by the API, as an administrator does: its records are then among the deleted ones. */
export async function removePlanted({
  products,
  brands,
  categories,
  adminToken: token,
}: PlantedRecords): Promise<void> {
  for (const { id } of products) await call('DELETE', `/products/${id}`, { token });
  for (const id of brands) await call('DELETE', `/brands/${id}`, { token });
  for (const { id } of categories.toReversed()) await call('DELETE', `/categories/${id}`, { token });
}

/** Leaves no trace, however far a run came: neither orders, nor audit, nor e-mails. */
export async function sweep({ email }: Customer): Promise<void> {
  const texts = [PAYLOADS];
  await query('delete from orders where nom = any($1)', texts);
  await query('delete from products where name = any($1)', texts);
  await query('delete from brands where name = any($1)', texts);
  await query('delete from categories where title = any($1) and parent_id is not null', texts);
  await query('delete from categories where title = any($1)', texts);
  await query(`delete from audit where coalesce(after, before) ->> 'name' = any($1)`, texts);
  await query(`delete from audit where coalesce(after, before) ->> 'title' = any($1)`, texts);
  await query('delete from alerts where user_id in (select id from users where email = $1)', [email]);
  for (const [table, column] of [
    ['"stock-requests"', 'email'],
    ['messages', 'recipient'],
    ['users', 'email'],
  ])
    await query(`delete from ${table} where ${column} = $1`, [email]);
}
