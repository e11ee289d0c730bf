import { type AuditEntry, orders, products, reviews } from '@karite/shared/resources';
import { describe, expect, it } from 'vitest';
import { keepActor } from '../../providers/actor.ts';
import { canRestore, fieldChanges, mayRestore, recordIn } from './audit.ts';

const entry = (given: Partial<AuditEntry>): AuditEntry => ({
  id: 'e1',
  at: '2026-01-02T03:04:05.000Z',
  userId: 'u1',
  email: 'a@example.com',
  token: null,
  resource: 'products',
  recordId: 'p1',
  action: 'edit',
  through: null,
  before: null,
  after: null,
  user: null,
  createdAt: '2026-01-02T03:04:05.000Z',
  updatedAt: '2026-01-02T03:04:05.000Z',
  ...given,
});
const changed = (before: object, after: object) =>
  fieldChanges(products, entry({ before: { ...before }, after: { ...after } })).map(({ name }) => name);

describe('the fields that an edit altered', () => {
  it('are named in the order of the declaration', () =>
    expect(changed({ price: 1, name: 'a', badge: 'Promo' }, { price: 2, name: 'b', badge: 'Promo' })).toEqual([
      'name',
      'price',
    ]));

  it('are compared whole: relations and pictures too', () =>
    expect(
      changed(
        { categories: [{ id: '1' }], images: [] },
        { categories: [], images: [{ id: 'i', url: '/m', order: 0 }] },
      ),
    ).toEqual(['images', 'categories']));

  it('leave out what is computed, what is no field, and nothing that became nothing', () =>
    expect(changed({ salePrice: 1, updatedAt: 'x', badge: null }, { salePrice: 2, updatedAt: 'y' })).toEqual([]));

  it('are read off an order that contains only its status', () => {
    const step = entry({ resource: 'orders', before: { status: 'paid' }, after: { status: 'shipped' } });
    expect(fieldChanges(orders, step).map(({ field }) => field.label)).toEqual(['Statut']);
    expect(recordIn(step, 'before')).toEqual({ id: 'p1', status: 'paid' });
  });
});

describe('former values', () => {
  it('can be put back after an edit', () =>
    expect(canRestore(products, entry({ before: { name: 'a' }, after: { name: 'b' } }))).toBe(true));
  it.each(['create', 'delete'] as const)('are not those of a %s', (action) =>
    expect(canRestore(products, entry({ action, before: { name: 'a' } }))).toBe(false),
  );

  it('are offered to who may write these very fields, or do the action that wrote them (R1552)', () => {
    const isOffered = (change: Partial<AuditEntry>) =>
      mayRestore(reviews, entry({ resource: 'reviews', ...change }), { id: 'p1' });
    const answered = { before: { answer: null }, after: { answer: 'Merci' } };
    const reworded = { before: { text: 'Bon' }, after: { text: 'Mauvais' } };
    const published = { before: { status: 'pending' }, after: { status: 'published' }, through: 'Publier' };
    keepActor({ id: 'u1', email: 'a@example.com', role: 'admin', rights: null });
    expect([isOffered(answered), isOffered(reworded), isOffered(published)]).toEqual([true, false, true]);
    keepActor({ id: 'u2', email: 'b@example.com', role: 'user', rights: null });
    expect([isOffered(answered), isOffered(published)]).toEqual([false, false]);
  });
});
