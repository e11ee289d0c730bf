import type { Limited, Row } from '@karite/shared/client';
import type { ProductQuery } from './catalogue.ts';
import type { Client } from './client.ts';

/** The fields of each variant on the page of a product (R1913). */
const CHOICE_FIELDS = ['name', 'shade', 'swatch', 'format', 'salePrice', 'inStock', 'rating', 'reviews'] as const;

/** A product among the choices of one. */
export type Choice = Limited<Row<'/products'>, (typeof CHOICE_FIELDS)[number]>;

/** The choices of a product: the one on the shelf first, the others as an administrator put them. */
export async function listChoices(client: Client, headId: string): Promise<Choice[]> {
  const fetchChoices = (query: ProductQuery) =>
    client.list('/products', { query: { ...query, fields: CHOICE_FIELDS } });
  const [head, variants] = await Promise.all([
    fetchChoices({ id: [headId] }),
    fetchChoices({ variantOfId: [headId], _sort: 'priority,name' }),
  ]);
  return [...head.items, ...variants.items];
}
