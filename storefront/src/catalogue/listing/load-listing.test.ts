import { describe, expect, it } from 'vitest';
import { createClient } from '../../api/client.ts';
import { loadListing } from './load-listing.ts';

const ROOTS = [{ id: 'r', title: 'Visage', children: [{ id: 'a', title: 'Soins' }] }];
const product = { id: 'p', name: 'Lait', price: 1000, images: [], brand: null };

type Server = { roots?: number; refuses?: RegExp; products?: number };
/** An API with one product that answers as configured; `requests` are the queries of products that it received. */
function serverOf({ roots = 200, refuses, products = 200 }: Server) {
  const requests: URLSearchParams[] = [];
  const fetch = async (path: string) => {
    if (path === '/api/categories/roots') return Response.json(ROOTS, { status: roots });
    if (path.startsWith('/api/products/facets')) return Response.json({ brandId: [] });
    requests.push(new URL(path, 'http://shop').searchParams);
    const status = refuses?.test(path) ? 400 : products;
    return Response.json(status === 200 ? [product] : { error: 'invalid', message: 'Non' }, {
      status,
      headers: { 'x-total-count': '1' },
    });
  };
  return { client: createClient({ fetch }), requests };
}
const load = (server: ReturnType<typeof serverOf>, query: string) =>
  loadListing(server.client, `http://shop/shop?${query}`, null, { isOnPromo: true });

describe('An address with parameters that do not exist', () => {
  it('drops a category that does not exist, and keeps the rest', async () => {
    const server = serverOf({});
    const { listing, dropped, total } = await load(server, 'categorie=xyz&q=lait&tri=notes');
    expect([listing, dropped, total]).toEqual([
      { category: null, q: 'lait', sort: 'notes', list: false, page: 1, facets: {} },
      true,
      1,
    ]);
    expect(Object.fromEntries(server.requests.at(-1)!)).toMatchObject({
      q: 'lait',
      isOnPromo: 'true',
      _sort: 'score',
    });
    expect(server.requests.at(-1)!.has('categories')).toBe(false);
  });

  it.each([
    ['a category, when nobody can say which there are', { roots: 503, refuses: /categories=xyz/ }, 'categorie=xyz'],
    ['a searched text', { refuses: /q=/ }, 'q=lait'],
  ])('leaves out what the API refuses: %s', async (_, answers, query) => {
    const server = serverOf(answers);
    const { listing, dropped, products } = await load(server, `${query}&tri=notes&page=3`);
    expect(listing).toEqual({ category: null, q: null, sort: 'notes', list: false, page: 1, facets: {} });
    expect([dropped, products.length]).toEqual([true, 1]);
    expect(server.requests.at(-1)!.get('isOnPromo')).toBe('true');
  });

  it('reports nothing where everything exists', async () => {
    const server = serverOf({});
    expect(await load(server, 'categorie=r&utm_source=x&inStock=peutetre')).toMatchObject({ dropped: false });
    expect(server.requests[0]!.get('categories')).toBe('r,a');
  });

  it('R1115: comes in the order that an administrator made the first, or in that of its address', async () => {
    const server = serverOf({});
    const sortOf = async (query: string) => {
      const { first, dropped } = await loadListing(
        server.client,
        `http://shop/shop?${query}`,
        Promise.resolve('selection'),
      );
      return [server.requests.at(-1)!.get('_sort'), first, dropped];
    };
    expect(await sortOf('')).toEqual(['priority,name', 'selection', false]);
    expect(await sortOf('tri=nom')).toEqual(['name', 'selection', false]);
    expect(await load(server, 'tri=selection')).toMatchObject({ first: null, dropped: true });
    expect(server.requests.at(-1)!.get('_sort')).toBe('name');
  });

  it('is no page at all when the API is away: 503', async () => {
    await expect(load(serverOf({ products: 503 }), 'categorie=xyz')).rejects.toMatchObject({ init: { status: 503 } });
  });
});
