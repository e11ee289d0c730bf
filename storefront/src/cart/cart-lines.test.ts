import { describe, expect, it } from 'vitest';
import { type CartProduct, inOrder } from '../catalogue/shop-product.ts';
import { addLines, fullText } from './add-lines.ts';
import { type CartLine, cartChanges, putBack, refreshLines, setQuantity } from './cart-lines.ts';
import { pricedLines } from './cart-totals.ts';

const product = (id: string, change: Partial<CartProduct> = {}): CartProduct => ({
  id,
  name: id,
  price: 1_000,
  badge: null,
  inStock: true,
  images: [],
  rating: null,
  reviews: null,
  brand: null,
  ...change,
});
const line = (id: string, quantity = 1, change: Partial<CartProduct> = {}): CartLine => ({
  productId: id,
  product: product(id, change),
  quantity,
});

const addLine = (lines: CartLine[], added: CartProduct, quantity: number) =>
  addLines(lines, [{ product: added, quantity }]).lines;

describe('R2135 A full cart', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => line(`p${index}`));
  it('takes the 100th different product', () =>
    expect(addLines(many(99), [{ product: product('z'), quantity: 1 }])).toEqual({
      lines: [...many(99), line('z')],
      left: [],
    }));
  it('does not take the 101st, loses none for it, and reports it', () => {
    const { lines, left } = addLines(many(100), [{ product: product('z'), quantity: 1 }]);
    expect(lines).toEqual(many(100));
    expect(left.map(({ id }) => id)).toEqual(['z']);
    expect(fullText(left)).toBe(
      'Votre panier contient déjà 100 articles différents, le maximum : « z » n’y a pas été ajouté.',
    );
  });
  it('takes more of what it holds', () =>
    expect(addLines(many(100), [{ product: product('p7'), quantity: 2 }]).lines[7]).toEqual(line('p7', 3)));
  it('takes of several, as of an order or another cart, what it has place for', () => {
    const added = ['x', 'y', 'z'].map((id) => ({ product: product(id), quantity: 1 }));
    const { lines, left } = addLines(many(98), added);
    expect([lines.length, left.map(({ id }) => id)]).toEqual([100, ['z']]);
  });
});

describe('R702, R703 Cart', () => {
  it('puts a new product at the end', () =>
    expect(addLine([line('a')], product('b'), 2)).toEqual([line('a'), line('b', 2)]));
  it('increases the quantity of one already there', () =>
    expect(addLine([line('a', 2)], product('a'), 3)).toEqual([line('a', 5)]));
  it('keeps its categories, which a card does not have', () =>
    expect(addLine([line('a', 1, { categoryIds: ['c'] })], product('a'), 1)[0]?.product.categoryIds).toEqual(['c']));
  it('takes no more of one product than an order does', () =>
    expect(addLine([line('a', 98)], product('a'), 3)[0]?.quantity).toBe(99));
  it.each([0, -1])('removes a line at the quantity %d', (quantity) =>
    expect(setQuantity([line('a'), line('b')], 'a', quantity)).toEqual([line('b')]),
  );
  it('sets the quantity of that line alone', () =>
    expect(setQuantity([line('a'), line('b')], 'a', 4)).toEqual([line('a', 4), line('b')]));
});

describe('R703 What was removed comes back', () => {
  const before = [line('a'), line('b', 2), line('c')];
  it('in its place', () => expect(putBack([line('a'), line('c')], before)).toEqual(before));
  it('after all was removed', () => expect(putBack([], before)).toEqual(before));
  it('beside what was added or changed since', () =>
    expect(putBack([line('a', 5), line('d')], before)).toEqual([line('a', 5), line('b', 2), line('c'), line('d')]));
});

describe('R705 What a cart comes to', () => {
  it('counts no line that is out of stock', () =>
    expect(pricedLines([line('a', 2), line('b', 1, { inStock: false })])).toMatchObject([{ quantity: 2 }]));
});

describe('A cart brought up to date', () => {
  const before = [line('a'), line('b'), line('c')];
  const after = refreshLines(before, (id) => ({ a: { price: 1_200 }, b: null })[id]);
  it('takes new figures, drops what is gone, and leaves what was not requested', () =>
    expect(after).toEqual([line('a', 1, { price: 1_200 }), line('c')]));
  it('reports the changes, and only those', () => {
    const said = cartChanges(before, after);
    expect(said).toHaveLength(2);
    expect(said[0]).toMatch(/« a » coûte maintenant 1.200 FCFA, au lieu de 1.000 FCFA/);
    expect(said[1]).toContain('« b » n’est plus proposé');
  });
  it('reports a product that is sold out', () =>
    expect(cartChanges([line('a')], [line('a', 1, { inStock: false })])).toEqual(['« a » est en rupture de stock.']));
});

it('R1103 Pictures: the lowest order first, pictures without one last', () => {
  const image = (id: string, order: number | null) => ({ id, url: id, order: order as number });
  expect(inOrder([image('x', null), image('b', 2), image('a', 0)]).map(({ id }) => id)).toEqual(['a', 'b', 'x']);
});
