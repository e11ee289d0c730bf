import { belongsTo, defineResource, integer, manyToMany, text } from '@karite/shared/resource';
import { categories, orders, products, resources, users } from '@karite/shared/resources';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepActor } from '../../providers/actor.ts';
import { RecordDetails } from '../record-details.tsx';
import { addressOf, presentAddress } from './address.ts';
import { relationsTo } from './related.ts';

const access = { read: 'admin', write: 'admin' } as const;
const shelves = defineResource({
  name: 'shelves',
  label: { one: 'Rayon', many: 'Rayons' },
  display: 'name',
  access,
  fields: { name: text({ label: 'Nom' }) },
});
const books = defineResource({
  name: 'books',
  label: { one: 'Livre', many: 'Livres' },
  display: 'title',
  access,
  fields: {
    title: text({ label: 'Titre' }),
    shelfId: belongsTo(shelves, { label: 'Rayon', embed: ['name'] }),
    others: manyToMany(shelves, { label: 'Aussi en', embed: ['name'] }),
    pages: integer({ label: 'Pages' }),
    note: text({ label: 'Remarque' }),
  },
});
const book = {
  id: 'b1',
  title: 'Sous le fromager',
  shelfId: 's1',
  shelf: { id: 's1', name: 'Romans' },
  others: [{ id: 's2', name: 'Vitrine' }],
  pages: 0,
  note: null,
  createdAt: '2026-01-02T03:04:05.000Z',
  updatedAt: '2026-01-02T03:04:05.000Z',
};
const actor = { id: 'a', email: 'a@example.com', role: 'admin', rights: null } as const;
const drawn = (props: Partial<Parameters<typeof RecordDetails>[0]> = {}) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <RecordDetails resource={books} record={book} {...props} />
    </MemoryRouter>,
  );
beforeEach(() => keepActor(actor));

describe('the page of a record', () => {
  it('shows each field once, and the empty ones in one line', () => {
    const html = drawn();
    expect(html).not.toContain('Sous le fromager');
    expect(html).not.toContain('—');
    expect(html).toMatch(/>Pages<\/span>.*>0</);
    expect(html).toContain('Non renseigné : Remarque');
  });

  it('uses the page’s own cell, also for an empty value where that cell renders one', () => {
    expect(drawn({ cells: { note: ({ value }) => (value ? String(value) : 'À écrire') } })).toMatch(
      />Remarque<\/span>.*>À écrire</,
    );
    expect(drawn({ cells: { note: () => '' } })).toContain('Non renseigné : Remarque');
  });

  it('names those that point to it where they have no lists beside', () => {
    const tree = { ...book, title: 'Épicerie', children: [{ id: 'c1', title: 'Épices' }] };
    expect(drawn({ resource: categories, record: tree })).toContain('Épices');
    expect(drawn({ resource: categories, record: tree, hasLists: true })).not.toContain('Sous-catégories');
  });

  it('leads to the records that it points to, for those who read them', () => {
    expect(drawn()).toMatch(/href="\/shelves\/s1"[^>]*>Romans.*href="\/shelves\/s2"[^>]*>Vitrine/);
    keepActor({ ...actor, role: 'user', rights: { catalogue: true } });
    expect(drawn()).not.toContain('href');
    expect(drawn()).toContain('Romans');
  });

  it('lists the resources with a link to this one, by each such field', () => {
    const names = (resource: Parameters<typeof relationsTo>[0], all: Parameters<typeof relationsTo>[1]) =>
      relationsTo(resource, all).map((it) => `${it.resource.name}.${it.name}`);
    expect(names(shelves, [shelves, books])).toEqual(['books.shelfId', 'books.others']);
    expect(names(books, [shelves, books])).toEqual([]);
    expect(names(users, resources)).toContain('orders.userId');
    expect(names(orders, resources)).toContain('payments.orderId');
    // Only its owner reads it.
    expect(names(users, resources)).not.toContain('push-subscriptions.userId');
    // Their lists have no such filter.
    expect(names(products, resources)).not.toContain('collections.products');
  });

  it('has an address that keeps the list behind it', () => {
    expect(addressOf(books, 'b1')).toBe('/books/b1');
    const list = new URLSearchParams('q=sel&_page=3');
    expect(addressOf(books, 'b1', { list })).toBe('/books/b1?q=sel&_page=3');
    expect(addressOf(books, 'b1', { list, page: 1 })).toBe('/books/b1?q=sel');
    expect(addressOf(books, 'b1', { list, page: 4 })).toBe('/books/b1?q=sel&_page=4');
  });

  it.each([
    ['/books', '?_show=b1', '/books/show/b1'],
    ['/books', '?q=a%26b&_edit=b1&_page=2', '/books/edit/b1?q=a%26b&_page=2'],
    ['/books/show/b0', '?_edit=b1', '/books/edit/b1'],
    ['/books', '?_create=1', '/books/create'],
    ['/books', '?_create=1&_from=b1', '/books/clone/b1'],
    ['/books', '?_create=1&_with=title%3DSel', '/books/create?_with=title%3DSel'],
    ['/books', '?q=sel', null],
  ])('is reached from addresses that were sent before: %s%s', (path, search, present) => {
    expect(presentAddress(path, search)).toBe(present);
  });
});
