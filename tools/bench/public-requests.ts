import { products } from '@karite/shared/resources';
import { sortable } from '../../api/src/engine/list/list-query.ts';

type Catalogue = { products: string[]; brands: string[]; categories: string[]; rows: number };

/** In every description; in every second one; in none; letters that are everywhere; what no word holds. */
const TEXTS = ['soin', 'qualité', 'zzq', 'karite', 'e', 'r', 'ka', 'zz', 'er', 'soin qualite', ' ', 'e m', '100%'];
/** Each is searched to the end in every text: its letters are all there, one after the other they are not. */
const HARD = ['soin visage main', 'savon creme huile', 'karite coco argan miel', 'nuit jour eclat douceur', 'zzq'];

const each = (key: string, values: readonly (string | number)[]) =>
  values.map((value) => `${key}=${encodeURIComponent(value)}`).join('&');

/** The addresses that anyone may request, of every kind, with what costs most in them. */
export function publicRequests({ products: ids, brands, categories, rows }: Catalogue): string[] {
  const filters = [
    '',
    ...[...TEXTS, ...HARD].map((text) => each('q', [text])),
    ...HARD.map((text) => each('description_like', [text])),
    ...['name', 'description', 'badge'].flatMap((field) => [
      ...TEXTS.map((text) => each(`${field}_like`, [text])),
      each(`${field}_like`, TEXTS.slice(2, 7)),
      each(`${field}_like`, HARD),
      each(`${field}_like`, ['zzq', 'zzw', 'zzy', 'zzv', 'zzk']),
      each(`${field}_like`, ['w', 'k', 'j', '0', 'y']),
    ]),
    `${each('q', ['soin'])}&${each('name_like', HARD)}`,
    `${each('q', ['soin'])}&${each('description_like', HARD.slice(0, 3))}&${each('name_like', HARD.slice(3))}`,
    `${each('q', ['. qualite.'])}&${each('badge_like', HARD.slice(0, 3))}&${each('name_like', HARD.slice(3))}`,
    `${each('description_like', ['.'])}&${each('name_like', HARD.slice(0, 4))}`,
    each('brandId', brands),
    each('brandId_ne', brands),
    each('categories', [categories.join(',')]),
    each('categories', categories.slice(0, 11)),
    each('badge', ['Nouveau', 'Promo']),
    each('badge_ne', ['Nouveau', 'x', 'y']),
    each(
      'name_ne',
      Array.from({ length: 100 }, (_, index) => `Savon ${index}`),
    ),
    'inStock=true',
    'inStock_ne=false',
    'isOnPromo=false',
    'isOnPromo=true',
    'price_gte=0&price_lte=900000',
    each(
      'price_gte',
      Array.from({ length: 100 }, (_, index) => index + 40_000),
    ),
    each(
      'price_ne',
      Array.from({ length: 100 }, (_, index) => index),
    ),
    each(
      'salePrice',
      Array.from({ length: 100 }, (_, index) => 500 + index),
    ),
    'rating_gte=1',
    'reviews_lte=300',
    'createdAt_gte=2020-01-01',
    'updatedAt_lte=2100-01-01',
    each('id', ids),
  ];
  const sorts = sortable(products).flatMap((field) => [`_sort=${field}&_order=asc`, `_sort=${field}&_order=desc`]);
  const pages = ['_end=24', '_end=1000', '_start=2000&_end=3000'];
  const far = `_start=${rows / 2}&_end=${rows / 2 + 24}`;
  const list = (base: string, parts: string[]) => {
    const query = parts.filter(Boolean).join('&');
    return query ? `${base}?${query}` : base;
  };
  const category = `/api/categories/${categories.at(-1)}`;
  return [
    ...filters.flatMap((filter) => pages.map((page) => list('/api/products', [filter, page]))),
    ...sorts.flatMap((sort) => [...pages, far].map((page) => list('/api/products', [sort, page]))),
    // What the shop's own lists combine, and the costliest filters, by each sort.
    ...[
      'inStock=true',
      each('q', ['soin']),
      each('q', ['qualite']),
      each('categories', [categories.slice(0, 11).join(',')]),
    ].flatMap((filter) =>
      sorts.flatMap((sort) => [pages[0]!, pages[2]!].map((page) => list('/api/products', [filter, sort, page]))),
    ),
    list('/api/products', ['_sort=inStock,isOnPromo,name', '_end=24']),
    list('/api/products', ['_sort=isOnPromo,rating,reviews', '_order=desc', pages[2]!.replace('2000', '1999')]),
    list(`${category}/products`, [each('q', ['soin'])]),
    list(`${category}/products`, ['_sort=name']),
    category,
    `${category}/children`,
    '/api/categories/roots',
    '/api/categories',
    '/api/brands',
    list('/api/brands', [each('description_like', HARD)]),
    `/api/brands/${brands[0]}`,
    `/api/products/${ids[0]}`,
    '/sitemap.xml',
    '/sitemap-products-1.xml',
    `/sitemap-products-${Math.ceil(rows / 25_000)}.xml`,
    '/',
    '/shop',
    '/shop?page=20',
    `/shop?q=soin&tri=notes`,
    '/shop?q=soin&page=20',
    '/search?q=qualite&page=20',
    `/categories/${categories[0]}?page=20`,
    '/promotions?tri=notes',
    `/brands/${brands[0]}`,
    `/produits/${ids[0]}`,
  ];
}
