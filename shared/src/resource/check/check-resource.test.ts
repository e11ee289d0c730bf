import { describe, expect, it } from 'vitest';
import {
  belongsTo,
  children,
  choice,
  dateTime,
  defineResource,
  image,
  integer,
  longText,
  type ResourceShape,
  state,
  text,
} from '../index.ts';

const shelf = (given: Partial<ResourceShape>): ResourceShape => ({
  name: 'shelves',
  label: { one: 'Rayon', many: 'Rayons' },
  display: 'name',
  access: { read: 'everyone', write: 'admin' },
  fields: { name: text({ label: 'Nom', required: 'Le nom est obligatoire' }) },
  ...given,
});
const withField = (name: string, field: ResourceShape['fields'][string]) =>
  shelf({ fields: { name: text({ label: 'Nom' }), [name]: field } });

describe('a wrong declaration fails at the start, naming its field', () => {
  it('takes a right one', () => expect(defineResource(shelf({})).name).toBe('shelves'));

  it.each([
    ['shelves.display', shelf({ display: 'title' })],
    ['shelves.card', shelf({ card: ['title'] })],
    ['Shelves.name', shelf({ name: 'Shelves' })],
    ['shelves.search', shelf({ search: { fields: ['colour'], placeholder: '' } })],
    [
      'shelves.search',
      shelf({
        fields: { name: text({ label: 'Nom' }), text: longText({ label: 'Texte', searchable: false }) },
        search: { fields: ['text'], placeholder: '' },
      }),
    ],
    ['shelves.sort', shelf({ sort: { field: 'rank', order: 'asc' } })],
    ['shelves.id', withField('id', text({ label: 'Id' }))],
    ['shelves.snake_case', withField('snake_case', text({ label: 'Nom' }))],
    ['shelves.rank', withField('rank', integer({ label: 'Rang', min: 5, max: 1 }))],
    ['shelves.rank', withField('rank', integer({ label: 'Rang', section: 'nowhere' }))],
    ['shelves.size', withField('size', choice({ label: 'Taille', options: {} }))],
    ['shelves.size', withField('size', choice({ label: 'Taille', options: { s: 'S' }, initial: 'l' }))],
    ['shelves.filledAt', withField('filledAt', dateTime({ label: 'Rempli', initial: 'now' }))],
    ['shelves.parent', withField('parent', belongsTo('self', { label: 'Parent', embed: ['name'] }))],
    ['shelves.parentId', withField('parentId', belongsTo('self', { label: 'Parent', embed: ['title'] }))],
    [
      'shelves.parentId',
      withField('parentId', belongsTo('self', { label: 'Parent', embed: [], required: true, onDelete: 'clear' })),
    ],
    ['shelves.access.read.everyone', shelf({ access: { read: { everyone: { where: { colour: 'red' } } } } })],
    ['shelves.access.read.everyone', shelf({ access: { read: { everyone: { fields: ['title'] } } } })],
    ['shelves.access.read.owner', shelf({ access: { read: { owner: 'name' } } })],
    ['shelves.access.create.owner', shelf({ access: { create: { owner: 'name' } } })],
    ['shelves.access.delete.admin', shelf({ access: { delete: { admin: { fields: ['name'] } } } })],
    [
      'shelves.access.read.everyone',
      shelf({
        access: { read: { everyone: { fields: [] } } },
        search: { fields: ['name'], placeholder: '' },
      }),
    ],
    ['shelves.inside', withField('inside', children({ label: 'Dedans', via: 'name', embed: [] }))],
  ])('%s', (where, resource) => {
    expect(() => defineResource(resource)).toThrow(where);
  });
});

describe('a wrong rollup or state fails at the start', () => {
  const cup = {
    name: text({ label: 'Nom' }),
    size: integer({ label: 'Taille' }),
    cups: integer({ label: 'Tasses', readOnly: true, initial: 0 }),
    total: integer({ label: 'Total', readOnly: true }),
  } as const;
  const parents = defineResource({
    name: 'trays',
    label: { one: 'Plateau', many: 'Plateaux' },
    display: 'name',
    access: { read: 'everyone', write: 'admin' },
    fields: cup,
  });
  const rolling = (rollups: ResourceShape['rollups']): ResourceShape =>
    shelf({
      name: 'cups',
      fields: { ...cup, trayId: belongsTo(parents, { label: 'Plateau', embed: [] }) },
      rollups: rollups ?? {},
    });

  it('takes a right one', () => {
    expect(() =>
      defineResource(rolling({ trayId: { cups: { count: true }, size: { max: 'size', fallback: 'typed' } } })),
    ).not.toThrow();
  });

  it.each([
    ['rollups.name', rolling({ name: { cups: { count: true } } })],
    ['rollups.size', rolling({ trayId: { size: { count: true } } })],
    ['rollups.cups', rolling({ trayId: { cups: { count: true, fallback: 'typed' } } })],
    ['rollups.cups', rolling({ trayId: { cups: { max: 'height' } } })],
    ['rollups.cups', rolling({ trayId: { cups: { texts: 'name' } } })],
    ['rollups.name', rolling({ trayId: { name: { texts: 'size' } } })],
    ['Add initial: 0 to trays.total', rolling({ trayId: { total: { count: true } } })],
    ['Add initial: 0 to trays.total', rolling({ trayId: { total: { sum: 'size' } } })],
    ['rollups.cups', rolling({ trayId: { cups: { count: true, where: { colour: 'red' } } } })],
    [
      'shelves.status',
      withField('status', state({ label: 'Statut', states: { on: 'Oui' }, initial: 'on', steps: 'name' })),
    ],
  ])('%s', (where, resource) => {
    expect(() => defineResource(resource)).toThrow(where);
  });
});

describe('actions', () => {
  const acting = (actions: ResourceShape['actions'], name = 'shelves') =>
    shelf({
      name,
      fields: {
        name: text({ label: 'Nom', required: true }),
        rank: integer({ label: 'Rang' }),
        photo: image({ label: 'Photo' }),
        twice: integer({ label: 'Double', computed: () => 2 }),
      },
      actions,
    });

  it.each([
    ['shelves.actions.import: the path', { import: { label: 'x', set: { rank: 1 } } }],
    ['shelves.actions.Empty: lower case', { Empty: { label: 'x', set: { rank: 1 } } }],
    ['shelves.actions.empty: say what it does', { empty: { label: 'x' } }],
    ['no field "colour"', { empty: { label: 'x', when: { colour: 'red' }, set: { rank: 1 } } }],
    ['sets "colour", which is no field', { empty: { label: 'x', set: { colour: 'red' } } }],
    ['sets "rank", a integer, to "high"', { empty: { label: 'x', set: { rank: 'high' } } }],
    ['empties "name", which is required', { empty: { label: 'x', set: { name: null } } }],
    ['params is empty', { empty: { label: 'x', params: {} } }],
    ['params names "colour", which is no field', { empty: { label: 'x', params: { colour: 'x' } } }],
    ['params names "photo", a image', { empty: { label: 'x', params: { photo: 'x' } } }],
    ['params names "twice", which the server makes', { empty: { label: 'x', params: { twice: 'x' } } }],
    ['params names "rank" and sets it', { empty: { label: 'x', params: { rank: 'x' }, set: { rank: 1 } } }],
  ])('%s', (why, actions) => expect(() => defineResource(acting(actions))).toThrow(why));

  it('do not compile with a field or a value that the resource does not have', () => {
    const label = { one: 'Rayon', many: 'Rayons' };
    const access = { read: 'everyone', update: 'admin' } as const;
    const fields = { rank: integer({ label: 'Rang' }) };
    expect(() =>
      defineResource({
        name: 'shelves',
        label,
        access,
        display: 'rank',
        fields,
        // @ts-expect-error a number
        actions: { empty: { label: 'x', set: { rank: 'high' } } },
      }),
    ).toThrow('rank');
    expect(() =>
      defineResource({
        name: 'shelves',
        label,
        access,
        display: 'rank',
        fields,
        // @ts-expect-error no such field
        actions: { empty: { label: 'x', when: { colour: 'red' }, set: { rank: 1 } } },
      }),
    ).toThrow('colour');
    expect(() =>
      defineResource({
        name: 'shelves',
        label,
        access,
        display: 'rank',
        fields,
        // @ts-expect-error no such field
        actions: { empty: { label: 'x', params: { colour: true } } },
      }),
    ).toThrow('colour');
  });
});
