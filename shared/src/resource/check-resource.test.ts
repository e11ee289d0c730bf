import { describe, expect, it } from 'vitest';
import { belongsTo, children, choice, dateTime, defineResource, integer, type ResourceShape, text } from './index.ts';

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
    ['Shelves.name', shelf({ name: 'Shelves' })],
    ['shelves.search', shelf({ search: { fields: ['colour'], placeholder: '' } })],
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
    ['shelves.inside', withField('inside', children({ label: 'Dedans', via: 'name', embed: [] }))],
  ])('%s', (where, resource) => {
    expect(() => defineResource(resource)).toThrow(where);
  });
});
