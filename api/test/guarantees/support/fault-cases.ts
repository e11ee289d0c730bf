import { pictureFile } from '../../../../testing/pictures.ts';
import { endOf } from '../../support/jobs.ts';
import { formOf, makeProduct, orderOf } from '../../support/makers.ts';
import type { TestApp } from '../../support/test-app.ts';
import { readRoutes } from './contract.ts';

/** A request, created again for each failure. */
type Case = {
  name: string;
  token?: string;
  method: string;
  url: string;
  json?: object;
  jsonOf?: (n: number) => object;
  form?: () => Promise<FormData>;
  /** May be done whole though the answer failed: the account is there, only reading it for the answer did not work. */
  mayBeDone?: boolean;
};

/** One request that succeeds for every route that reads or writes the database. */
export async function faultCases(shop: TestApp): Promise<Case[]> {
  const token = shop.adminToken;
  const make = async (url: string, json: object) => (await shop.call('POST', url, { token, json })).body;
  const product = await makeProduct(shop);
  const [brand, category, child] = [
    await make('/brands', { name: 'Sènami' }),
    await make('/categories', { title: 'Visage' }),
    await make('/categories', { title: 'Yeux' }),
  ];
  const owner = await shop.signUp();
  const order = (await shop.call('POST', '/orders', { json: orderOf([product]), token: owner.token })).body;
  const review = (
    await shop.call('POST', '/reviews', {
      token: owner.token,
      json: { productId: (await makeProduct(shop)).id, author: 'Afi', rating: 4 },
    })
  ).body;
  await make(`/reviews/${review.id}/publish`, {});
  const job = (await endOf(shop, await shop.call('POST', '/brands/export', { token }))).body;
  const picture = () => pictureFile('a.png', { width: 60, height: 40 });
  const reads = (await readRoutes(shop)).filter(
    // What is sent while it is read can only be cut; a test of its own checks that.
    (route) =>
      route.method === 'GET' &&
      !/\/file$|\/downloads\/|^\/(?:followed-orders|saved-carts\/of)\/|\/journal$/.test(route.path),
  );
  const ids: Record<string, string | undefined> = {
    products: product.id,
    brands: brand.id,
    categories: category.id,
    orders: order.id,
    users: owner.id,
    jobs: job.id,
  };
  for (const { path } of reads.filter((route) => /^\/[\w-]+\/\{id\}$/.test(route.path))) {
    const name = path.split('/')[1]!;
    ids[name] ??= (await shop.call('GET', `/${name}?_end=1`, { token })).body[0]?.id;
  }
  const { key } = await make('/products/preview', {});
  const queries: Record<string, string> = {
    '/cash-day/sums': `?day=${new Date().toISOString().slice(0, 10)}`,
    '/counts': '?list=orders&list=products',
    '/products/suggestions': '?q=savon',
    '/products/{id}/preview': `?key=${key}`,
    '/orders/packing-slips': `?id=${order.id}`,
    '/statistics/influencers/export': '?format=csv',
    '/statistics/products': '?period=30d&list=best',
    '/statistics/sales': '?by=month&period=year',
    '/statistics/sales/export': '?by=month&period=year&format=csv',
  };
  // A resource that has no record here is read by the same route as the others.
  const requested = reads.filter(({ path }) => !path.includes('{') || ids[path.split('/')[1]!]);
  return [
    ...requested.map((route) => ({
      name: `GET ${route.path}`,
      token,
      method: 'GET',
      url: route.path.endsWith('/deletion')
        ? `${route.path}?id=${crypto.randomUUID()}`
        : route.path.replace('{id}', ids[route.path.split('/')[1]!] ?? '') + (queries[route.path] ?? ''),
    })),
    { name: 'an order', token: owner.token, method: 'POST', url: '/orders', json: orderOf([product]) },
    { name: 'a status', token, method: 'PATCH', url: `/orders/${order.id}/status`, json: { status: 'shipped' } },
    { name: 'a renewed link', token, method: 'POST', url: `/orders/${order.id}/follow-link` },
    {
      name: 'a product',
      token,
      method: 'POST',
      url: '/products',
      form: async () =>
        formOf({
          name: 'Lait',
          price: '900',
          categories: [category.id, child.id],
          images: [await picture(), await picture()],
        }),
    },
    {
      name: 'a product’s pictures',
      token,
      method: 'PUT',
      url: `/products/${product.id}`,
      form: async () => formOf({ name: 'Lait', price: '900', newImages: await picture(), categories: [child.id] }),
    },
    {
      name: 'a brand',
      token,
      method: 'POST',
      url: '/brands',
      form: async () => formOf({ name: 'Kivuela', logo: await picture() }),
    },
    {
      name: 'a category’s children',
      token,
      method: 'PUT',
      url: `/categories/${category.id}`,
      json: { title: 'Visage', children: [child.id] },
    },
    {
      name: 'a picture alone',
      token,
      method: 'POST',
      url: '/categories/upload',
      form: async () => formOf({ image: await picture() }),
    },
    {
      name: 'a profile',
      token: owner.token,
      method: 'PATCH',
      url: '/users/me',
      jsonOf: (n) => ({ password: `la ${n}e phrase de passe` }),
      mayBeDone: true,
    },
    {
      name: 'a registration',
      method: 'POST',
      url: '/auth/register',
      jsonOf: (n) => ({ email: `neuve${n}@example.com`, password: 'un bon mot de passe' }),
      mayBeDone: true,
    },
    {
      name: 'a sign-in',
      method: 'POST',
      url: '/auth/login',
      json: { email: 'admin@example.com', password: 'mot de passe sûr' },
    },
    { name: 'a vote', token, method: 'PUT', url: `/reviews/${review.id}/vote` },
    { name: 'a deletion', token, method: 'DELETE', url: `/brands/${brand.id}` },
  ];
}
