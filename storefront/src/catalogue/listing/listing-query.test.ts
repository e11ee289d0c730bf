import { paths } from '@karite/shared/paths';
import { describe, expect, it } from 'vitest';
import { listingParams, listingQuery, readListing, saysOtherwise, withChildren } from './listing-query.ts';

const read = (query: string) => readListing(new URLSearchParams(query));

describe('R1114 A list in its address', () => {
  it('is in the shop’s first order, as a grid, from the start (R1115)', () =>
    expect(read('')).toEqual({ category: null, q: null, sort: null, list: false, page: 1, facets: {} }));
  it.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=x',
    'tri=__proto__',
    'tri=constructor',
    'vue=x',
    'categorie=',
    'prix=x',
    'prix=-',
    'note=9',
    'stock=non',
    'marque=a b',
    'peau=bleue',
    'cheveux=seche',
  ])('makes nothing of %s', (query) => expect(read(query)).toEqual(read('')));
  it('comes back as it was', () => {
    const query =
      'categorie=c1&q=miel&tri=notes&vue=liste&page=3&marque=b1,b2&prix=5000-10000&note=4&stock=oui&peau=seche,mixte&cheveux=gras';
    expect(read(new URL(paths.shop(listingParams(read(query))), 'http://shop').search)).toEqual(read(query));
  });
  it('leaves the defaults out', () => expect(paths.shop(listingParams(read('')))).toBe('/shop'));
});

it('uses the parameters of the API', () =>
  expect(listingQuery(read('page=2&tri=notes'), ['c1', 'c2'], 'prix-decroissant')).toEqual({
    _sort: 'fromPrice',
    _order: 'desc',
    categories: 'c1,c2',
  }));

it('R1806: sends the chosen facets to the API', () => {
  const query = listingQuery(read('marque=b1,b2&prix=5000-10000&note=4.5&stock=oui'), [], 'nom');
  expect(query).toMatchObject({
    brandId: ['b1', 'b2'],
    fromPrice_gte: 5_000,
    fromPrice_lte: 10_000,
    rating_gte: 4.5,
    isAvailable: true,
  });
  expect(listingQuery(read('peau=sensible,bleue,seche&cheveux=secs'), [], 'nom')).toMatchObject({
    skinTypes: ['sensible', 'seche'],
    hairTypes: ['secs'],
  });
  expect(listingQuery(read('prix=-5000'), [], 'nom')).toEqual({ _sort: 'name', _order: 'asc', fromPrice_lte: 5_000 });
});

it('R1115: an order in the address stays there, the shop’s own first one too', () => {
  expect(listingQuery(read(''), [], 'selection')).toEqual({ _sort: 'priority,name', _order: 'asc' });
  expect(paths.shop(listingParams(read('tri=nom')))).toBe('/shop?tri=nom');
});

it('includes the subcategories of a root category', () => {
  const roots = [{ id: 'r', children: [{ id: 'a' }, { id: 'b' }] }];
  expect(withChildren(roots, 'r')).toEqual(['r', 'a', 'b']);
  expect(withChildren(roots, 'a')).toEqual(['a']);
});

it('returns nothing for a category that does not exist', () => {
  const roots = [{ id: 'r', children: [{ id: 'a' }] }];
  for (const id of ['x', '', '__proto__', 'r,a']) expect(withChildren(roots, id)).toEqual([]);
});

describe('Parameters of an address that the list does not follow', () => {
  const says = (query: string, change = {}) => saysOtherwise(new URLSearchParams(query), { ...read(query), ...change });
  it.each(['tri=xyz', 'vue=x', 'page=0', 'page=-1', 'page=x', 'page=21'])('are reported for %s', (query) =>
    expect(says(query)).toBe(true),
  );
  it('are reported for an invalid type of skin beside a valid one', () => {
    expect(says('peau=seche,bleue')).toBe(true);
    expect(says('peau=sensible,seche')).toBe(false);
  });
  it('are reported for a category that was dropped', () => {
    expect(says('categorie=c1', { category: null })).toBe(true);
    expect(says('categorie=c1')).toBe(false);
  });
  it.each([
    '',
    'tri=nom',
    'page=1',
    'page=20',
    'vue=liste&tri=notes',
    'categorie=&tri=',
    'utm_source=x&inStock=peutetre',
  ])('is not said of %s', (query) => expect(says(query)).toBe(false));
});

it('takes of a searched text what the API takes', () => {
  expect(read('q=%00lait%0A%1F').q).toBe('lait');
  expect(read('q=%00').q).toBeNull();
  expect(read(`q=${encodeURIComponent(`a${'😀'.repeat(60)}`)}`).q).toBe(`a${'😀'.repeat(49)}`);
  expect(read(`q=${'x'.repeat(10_000)}`).q).toHaveLength(100);
});
