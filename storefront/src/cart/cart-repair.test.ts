import { MAX_QUANTITY } from '@karite/shared/orders';
import { describe, expect, it } from 'vitest';
import { repairCart } from './cart-repair.ts';

const product = (id = 'p1') => ({
  id,
  name: 'Beurre de karité',
  price: 3_900,
  badge: null,
  inStock: true,
  images: [{ id: 'i1', url: '/media/a.webp', order: 0 }],
  rating: 4.5,
  reviews: 12,
  brand: { id: 'b1', name: 'Odjala' },
});
const line = (quantity: unknown = 2, id = 'p1') => ({ productId: id, product: product(id), quantity });

describe('R704 The stored cart is checked when it is read', () => {
  it('does not change a valid cart', () => expect(repairCart([line()])).toEqual([line()]));

  it('reads the older shape { items, totalItems }', () =>
    expect(repairCart({ items: [line()], totalItems: 2 })).toEqual([line()]));

  it.each([null, undefined, 0, 'x', true, {}, { items: 'x' }, [[]], [null], ['x'], [{}]])(
    'makes nothing of %j',
    (stored) => expect(repairCart(stored)).toEqual([]),
  );

  it.each([0, -1, -3.5, Number.NaN, Number.POSITIVE_INFINITY - Number.POSITIVE_INFINITY, 'x', null, undefined, {}])(
    'drops a line with the quantity %j',
    (quantity) => expect(repairCart([{ ...line(), quantity }, line(1, 'p2')])).toEqual([line(1, 'p2')]),
  );

  it.each([
    { stored: 2.9, read: 2 },
    { stored: '3', read: 3 },
    { stored: 1e9, read: MAX_QUANTITY },
    { stored: Number.POSITIVE_INFINITY, read: MAX_QUANTITY },
  ])('reads the quantity $stored as $read', ({ stored, read }) =>
    expect(repairCart([line(stored)])[0]?.quantity).toBe(read),
  );

  it('makes one line of the same product twice', () => expect(repairCart([line(2), line(3)])).toEqual([line(5)]));

  it.each([-1, '3900', null, Number.NaN])('drops a product with the price %j', (price) =>
    expect(repairCart([{ ...line(), product: { ...product(), price } }])).toEqual([]),
  );

  it.each(['javascript:alert(1)', 'https://elsewhere.example/a.png', '//elsewhere.example/a.png', 3])(
    'shows no picture from %j',
    (url) => {
      const images = [{ id: 'i', url, order: 0 }];
      expect(repairCart([{ ...line(), product: { ...product(), images } }])[0]?.product.images).toEqual([]);
    },
  );

  it('keeps the categories, which offers depend on, and drops invalid ones', () => {
    const repaired = (categoryIds: unknown) =>
      repairCart([{ ...line(), product: { ...product(), categoryIds } }])[0]?.product.categoryIds;
    expect(repaired(['c1', 'c2'])).toEqual(['c1', 'c2']);
    expect(repaired('c1')).toBeUndefined();
  });

  it('stays small, whatever was stored', () => {
    const many = Array.from({ length: 5_000 }, (_, index) => line(1, `p${index}`));
    expect(repairCart(many)).toHaveLength(100);
  });
});
