import { type ListedProduct, type ProductQuery, type Shelf, wholeCatalogue } from './catalogue.ts';
import type { Client, Page } from './client.ts';

/**
 * The first pages of a list of products as one. The browser requests page by page, so that pages in its cache are not
 * fetched again. The server has no cache of a visitor and requests once, because each call also counts all matches.
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
