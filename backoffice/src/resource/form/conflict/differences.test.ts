import { products } from '@karite/shared/resources';
import { describe, expect, it } from 'vitest';
import type { Draft } from '../../kinds/index.ts';
import { draftOf, payloadOf } from '../form-values.ts';
import { differencesOf, firstChoice, resolved } from './differences.ts';

const picture = (id: string, order: number) => ({ id, url: `/media/${id}`, order });
const loaded = {
  id: 'p1',
  name: 'Lait',
  price: 1_000,
  badge: null,
  categories: [{ id: 'c1', title: 'Corps' }],
  images: [picture('i1', 0), picture('i2', 1)],
  inStock: true,
};
const form = (changes: Draft = {}): Draft => ({ ...draftOf(products, loaded), ...changes });
const found = (draft: Draft, current: object) =>
  differencesOf(products, draft, loaded, { ...loaded, ...current }).map(({ name, isTouched }) => [name, isTouched]);

describe('what someone else changed while a form was open', () => {
  it('is named with whether the form changed it too', () => {
    expect(found(form({ price: 1_500 }), { price: 2_000, name: 'Lait doux' })).toEqual([
      ['name', false],
      ['price', true],
    ]);
  });

  it('is nothing where both wrote the same, where only the form did, or where nothing but the order of links differs', () => {
    expect(found(form({ price: 2_000, badge: 'Promo' }), { price: 2_000 })).toEqual([]);
    const both = { categories: [{ id: 'c2' }, { id: 'c1' }] };
    expect(found(form({ categories: ['c1', 'c2'] }), both)).toEqual([]);
    expect(found(form({ badge: '' }), {})).toEqual([]);
  });

  it('sees links and pictures', () => {
    expect(found(form(), { categories: [], images: [picture('i2', 0)] })).toEqual([
      ['images', false],
      ['categories', false],
    ]);
  });
});

describe('the form’s values for the present version', () => {
  const current = { ...loaded, name: 'Lait doux', price: 2_000, images: [picture('i2', 0), picture('i3', 1)] };
  const mine = form({
    price: 1_500,
    badge: 'Promo',
    images: [picture('i2', 1), picture('i1', 0)],
  });

  it('are one’s own work, and theirs where one did nothing', () => {
    const next = resolved(products, mine, loaded, current, firstChoice);
    expect(next).toMatchObject({ name: 'Lait doux', price: 1_500, badge: 'Promo' });
  });

  it('are what was chosen', () => {
    expect(resolved(products, mine, loaded, current, () => 'theirs')).toMatchObject({ price: 2_000, badge: 'Promo' });
    expect(resolved(products, mine, loaded, current, () => 'mine')).toMatchObject({ name: 'Lait', price: 1_500 });
  });

  it('keep pictures that others added, and do not name those they took out', () => {
    const next = resolved(products, mine, loaded, current, () => 'mine');
    expect(payloadOf(products, next, 'edit', current)).toMatchObject({
      existingImages: [
        { id: 'i2', order: 0 },
        { id: 'i3', order: 1 },
      ],
    });
  });
});
