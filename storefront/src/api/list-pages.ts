import { type ListedProduct, type ProductQuery, type Shelf, wholeCatalogue } from './catalogue.ts';
import type { Client, Page } from './client.ts';

/**
 * The first pages of a list of products as one. The browser asks page by page, so that what it has read before is not
 * fetched again; the server, which remembers nothing of a visitor, asks once: each call also counts all that match.
 */
export async function listPages(
  client: Client,
  query: ProductQuery,
  pages: number,
  size: number,
  shelf: Shelf = wholeCatalogue(client),
) {
  const calls = import.meta.env.SSR ? 1 : pages;
  const rows = import.meta.env.SSR ? pages * size : size;
  const answers = await Promise.all(
    Array.from({ length: calls }, (_, index) =>
      shelf.list({ ...query, _start: index * rows, _end: (index + 1) * rows }),
    ),
  );
  const page: Page<ListedProduct> = {
    items: answers.flatMap(({ items }) => items),
    total: answers[0]?.total ?? 0,
    isClosest: answers[0]?.isClosest ?? false,
  };
  return page;
}
