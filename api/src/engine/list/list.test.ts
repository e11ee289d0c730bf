import { beforeAll, describe, expect, it } from 'vitest';
import { makeProduct, orderOf } from '../../../test/support/makers.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';

const shop = withTestApp();
const ids: Record<string, string> = {};
beforeAll(async () => {
  for (const [name, price, more] of [
    ['Écran solaire', 9_000, { badge: 'Promo', rating: 4.5 }],
    ['Crème de nuit', 12_000, { rating: 3.9, description: 'Beurre de karité' }],
    ['crème de jour', 8_500, { badge: 'Nouveau' }],
    ['Eau florale 100 %', 5_000, { inStock: false }],
    ['Étui doré_rose', 2_000, {}],
  ] as const)
    ids[name] = (await makeProduct(shop, { name, price, ...more })).id;
});

const list = async (query: string) => {
  const answer = await shop.call('GET', `/products?${query}`);
  return {
    status: answer.status,
    total: answer.headers['x-total-count'],
    names: answer.body.map?.((it: { name: string }) => it.name),
  };
};

const EVERY = ['Crème de nuit', 'Eau florale 100 %', 'crème de jour', 'Écran solaire', 'Étui doré_rose'];

describe('lists speak the json-server dialect', () => {
  it('is newest first, and sorts as French sorts', async () => {
    expect((await list('')).names?.[0]).toBe('Étui doré_rose');
    expect((await list('_sort=name&_order=asc')).names).toEqual([
      'crème de jour',
      'Crème de nuit',
      'Eau florale 100 %',
      'Écran solaire',
      'Étui doré_rose',
    ]);
  });

  it('pages, and always counts all that match', async () => {
    const page = await list('_sort=price&_order=asc&_start=1&_end=3');
    expect([page.names, page.total]).toEqual([['Eau florale 100 %', 'crème de jour'], '5']);
    expect((await list('_start=4&_end=100')).names).toHaveLength(1);
    expect((await list('_start=9&_end=12')).names).toEqual([]);
  });

  it('sorts by what is paid, and puts what is empty last both ways', async () => {
    const highestFirst = ['Crème de nuit', 'crème de jour', 'Écran solaire', 'Eau florale 100 %', 'Étui doré_rose'];
    expect((await list('_sort=salePrice&_order=desc')).names).toEqual(highestFirst);
    expect((await list('_sort=rating&_order=desc')).names?.slice(0, 2)).toEqual(['Écran solaire', 'Crème de nuit']);
    expect((await list('_sort=rating&_order=asc')).names?.slice(0, 2)).toEqual(['Crème de nuit', 'Écran solaire']);
  });

  it.each([
    ['q=creme', ['Crème de nuit', 'crème de jour']],
    ['q=KARITE', ['Crème de nuit']],
    ['q=100 %25', ['Eau florale 100 %']],
    // A sign separates words, and is no wildcard (R2132).
    ['q=e_r', EVERY],
    ['q=e r', EVERY],
    ['q=doré_rose', ['Étui doré_rose']],
    ['q=%25', ['Eau florale 100 %']],
    // Two letters, anywhere (R1002): at the start, in the middle, at the end, beside a sign, with an accent, in any case.
    ['q=cr', ['Crème de nuit', 'crème de jour', 'Écran solaire']],
    ['q=ÉM', ['Crème de nuit', 'crème de jour']],
    ['q=it', ['Crème de nuit']],
    ['q=00', ['Eau florale 100 %']],
    ['q=r', EVERY],
    ['q=_r', EVERY],
    ['q=é_', EVERY],
    ['q=é_'.normalize('NFD'), EVERY],
    ['q=0.', ['Eau florale 100 %']], // the word (R1800)
    ['q=zz', []],
    // One letter: where words begin.
    ['q=j', ['crème de jour']],
    ['q=œ', []],
    ['name_like=ECRAN', ['Écran solaire']],
    ['badge=Nouveau', ['crème de jour']],
    ['isOnPromo=true', ['Écran solaire']],
    ['inStock=false', ['Eau florale 100 %']],
    ['price_gte=9000&price_lte=12000', ['Crème de nuit', 'Écran solaire']],
    ['price=9000&price=2000', ['Étui doré_rose', 'Écran solaire']],
    ['badge_ne=Promo&price_gte=8000', ['Crème de nuit', 'crème de jour']],
    // Its words: « or » in « florale », « 1 » in « 100 ».
    ["q=' or 1=1 --", ['Eau florale 100 %']],
  ])('%s', async (query, names) => {
    const found = await list(`${query}&_sort=name&_order=asc`);
    expect(found.names?.toSorted()).toEqual(names.toSorted());
    expect(found.total).toBe(String(names.length));
  });

  it('finds several by id, and one by its id as a search', async () => {
    const [a, b] = Object.values(ids);
    expect((await list(`id=${a}&id=${b}`)).total).toBe('2');
    expect((await list(`q=${a}`)).total).toBe('1');
  });

  it.each([
    'nonsense=1',
    'passwordHash_like=a',
    'price_like=1',
    '_sort=nonsense',
    '_sort=name;drop',
    '_order=up',
    '_start=-1',
    '_start=x',
    'price_gte=x',
    'inStock=maybe',
    'id=7',
    'brandId=7',
    'q=%00',
  ])('refuses %s', async (query) => {
    const refused = await shop.call('GET', `/products?${query}`);
    expect([refused.status, refused.body.error]).toEqual([400, 'validation']);
  });

  it('returns public records from memory, and drops them after a write', async () => {
    const first = await shop.call('GET', '/products?_sort=price');
    const again = await shop.call('GET', '/products?_sort=price', {
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect([first.status, again.status, again.text]).toEqual([200, 304, '']);
    await makeProduct(shop, { name: 'Tout neuf', price: 1 });
    const after = await shop.call('GET', '/products?_sort=price', {
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect([after.status, after.body[0].name]).toEqual([200, 'Tout neuf']);
  });
});

describe('GET /counts: several lists counted at once', () => {
  const counts = async (lists: string[], token = shop.adminToken) => {
    const query = lists.map((list) => `list=${encodeURIComponent(list)}`).join('&');
    const { status, body } = await shop.call('GET', `/counts?${query}`, { token });
    return status === 200 ? body.counts : [status, body.fields];
  };
  const total = async (list: string) => Number((await shop.call('GET', `/${list}`)).headers['x-total-count']);
  const staff = async (right: string) => {
    const { id, token } = await shop.signUp();
    await shop.call('PATCH', `/users/${id}`, { token: shop.adminToken, json: { rights: { [right]: true } } });
    return token;
  };

  it('counts each list, in the requested order', async () => {
    const lists = ['products?inStock=false', 'products', 'orders?status=pending', 'products?q=creme&price_gte=9000'];
    expect(await counts(lists)).toEqual([await total('products?inStock=false'), await total('products'), 0, 1]);
    expect(await counts(['products?brandId=00000000-0000-4000-8000-000000000000&_start=3&_end=4'])).toEqual([0]);
  });

  it('counts what the caller may read of a list, and is closed to shoppers', async () => {
    await shop.call('POST', '/orders', { json: orderOf([await makeProduct(shop)]) });
    expect(await counts(['orders'])).toEqual([1]);
    // Of orders everybody reads their own.
    const lists = ['products', 'orders', 'audit'];
    expect(await counts(lists, await staff('catalogue'))).toEqual([await total('products'), 0, null]);
    expect((await counts(['products'], (await shop.signUp()).token))[0]).toBe(403);
  });

  it.each([
    ['a resource that is not there', 'nothing'],
    ['the one record of a setting', 'shop-identity'],
    ['a key that the list refuses', 'products?colour=red'],
    ['a value that the list refuses', 'products?price=dear'],
  ])('refuses %s', async (_what, list) => {
    expect(await counts(['products', list])).toEqual([400, { list: `Liste refusée : ${list}` }]);
  });

  it('counts twelve lists, and not one more', async () => {
    expect(await counts(Array(12).fill('products'))).toHaveLength(12);
    expect(await counts(Array(13).fill('products'))).toEqual([400, { list: '12 listes au plus' }]);
    expect((await shop.call('GET', '/counts', { token: shop.adminToken })).status).toBe(400);
  });
});
