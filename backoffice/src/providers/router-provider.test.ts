import { expect, it } from 'vitest';
import { matchOnce } from './router-provider.ts';

const books = { name: 'books', list: '/books', show: '/books/show/:id' };
const authors = { name: 'authors', list: '/authors' };
const resources = [books, authors];

it('an address is matched once, until it or the resources change', () => {
  const first = matchOnce('/books/show/b1', resources);
  expect(first).toMatchObject({ resource: books, action: 'show', matchedRoute: '/books/show/:id' });
  expect(matchOnce('/books/show/b1', resources)).toBe(first);
  expect(matchOnce('/authors', resources)).toMatchObject({ resource: authors, action: 'list' });
  expect(matchOnce('/authors', [books])).toMatchObject({ found: false });
});
