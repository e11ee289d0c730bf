import { defineResource, state, text } from '@karite/shared/resource';
import { orders, reviews } from '@karite/shared/resources';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepActor } from '../../providers/actor.ts';
import { movesOf } from './moves.ts';
import { stateFieldOf } from './state-field.ts';

const STATES = { draft: 'Brouillon', open: 'Ouvert', closed: 'Fermé' } as const;
const files = defineResource({
  name: 'test-files',
  label: { one: 'Dossier', many: 'Dossiers' },
  display: 'name',
  access: { read: 'admin', update: 'admin' },
  fields: {
    name: text({ label: 'Nom' }),
    status: state({
      label: 'Statut',
      states: STATES,
      initial: 'draft',
      transitions: { draft: ['open'], open: ['closed', 'draft'] },
      may: { closed: 'nobody' },
    }),
  },
});
const by = (resource: Parameters<typeof stateFieldOf>[0]) => stateFieldOf(resource)!;
const record = (status: string) => ({ id: 'a', createdAt: '', updatedAt: '', status });
const admin = { id: 'a', email: 'a@example.com', role: 'admin', rights: null } as const;
beforeEach(() => keepActor(admin));

describe('where a record may go from its state', () => {
  it('is each state that the declaration and the user’s rights allow', () => {
    const to = (status: string) => movesOf(files, by(files), record(status), false).map((move) => move.to);
    expect([to('draft'), to('open'), to('closed')]).toEqual([['open'], ['draft'], []]);
    keepActor({ ...admin, role: 'user', rights: { reading: true } });
    expect(to('draft')).toEqual([]);
  });

  it('uses the declared action that sets it, where no form has the field', () => {
    const to = (status: string) => movesOf(reviews, by(reviews), record(status), false);
    expect(to('pending').map(({ to, action }) => [to, action?.[0]])).toEqual([
      ['published', 'publish'],
      ['refused', 'refuse'],
    ]);
    expect(to('refused').map(({ to }) => to)).toEqual(['published']);
  });

  it('is any other for orders: their page has its own route', () => {
    expect(by(orders).name).toBe('status');
    const { length } = movesOf(orders, by(orders), record('pending'), true);
    expect(length).toBe(4);
    expect(stateFieldOf({ ...files, fields: { name: files.fields.name } })).toBeNull();
  });
});
