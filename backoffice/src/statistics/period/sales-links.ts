import type { SalesBy } from '@karite/shared/statistics';

/** The first and the last moment of what a figure counts. */
type Moments = { begins: string; ends: string };

/** What a value narrows the list of orders by; the others narrow none: a sale counts for the country of its phone too. */
const KEYS: Partial<Record<SalesBy, string>> = {
  status: 'status',
  // A text is looked for in another.
  city: 'city_like',
  payment: 'paymentMethod',
  delivery: 'deliveryType',
};

/** The list of the orders that were placed between two moments. */
export const ordersBetween = ({ begins, ends }: Moments, more: Readonly<Record<string, string>> = {}): string =>
  `/orders?${new URLSearchParams({ createdAt_gte: begins, createdAt_lte: ends, ...more })}`;

/** The list behind a row: its orders, or the products of its brand or category. `null` where no list holds them alone. */
export function listBehind(
  by: SalesBy,
  row: { value: string; name: string | null; moments: Moments | null },
  current: Moments,
): string | null {
  if (row.moments) return ordersBetween(row.moments);
  const key = KEYS[by];
  if (key) return row.value === '' ? null : ordersBetween(current, { [key]: row.value });
  if (!row.name) return null;
  if (by === 'brand') return `/products?brandId=${row.value}`;
  if (by === 'category') return `/products?categories=${row.value}`;
  return null;
}
