import { browserClient } from '../api/browser-client.ts';
import { listProducts } from '../api/catalogue.ts';

const isId = (text: string) => /^[\da-f-]{36}$/i.test(text);

/** A link that is sent holds so many products at most: messaging apps cut longer ones. */
export const MOST_SHARED = 40;

/** The products that an address of a shared list names (R1908); nothing where it names none. */
export const sharedIds = (search: string): string[] =>
  [...new Set((new URLSearchParams(search).get('liste') ?? '').split('.').filter(isId))].slice(0, MOST_SHARED);

export const validIds = (ids: readonly string[]): string[] => ids.filter(isId);

/** Those of the products that are still there, in the order of the list. */
export async function productsOf(ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { items } = await listProducts(browserClient, { id: [...ids] });
  return items.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
