/** The orders that a collection found by a rule begins with (R1922), as it is stored. */
export const COLLECTION_ORDERS = {
  selection: 'Notre sélection',
  sales: 'Meilleures ventes',
  newest: 'Plus récents',
  rating: 'Meilleures notes',
  cheapest: 'Prix croissant',
  dearest: 'Prix décroissant',
  name: 'Par nom',
} as const;

export type CollectionOrder = keyof typeof COLLECTION_ORDERS;

/** How a list of products is sorted for each, as the API takes it. */
export const COLLECTION_SORTS: Readonly<Record<CollectionOrder, { _sort: string; _order: 'asc' | 'desc' }>> = {
  selection: { _sort: 'priority,name', _order: 'asc' },
  sales: { _sort: 'salesRank', _order: 'asc' },
  newest: { _sort: 'createdAt', _order: 'desc' },
  rating: { _sort: 'score', _order: 'desc' },
  cheapest: { _sort: 'fromPrice', _order: 'asc' },
  dearest: { _sort: 'fromPrice', _order: 'desc' },
  name: { _sort: 'name', _order: 'asc' },
};

export type Showing = { isPublished: boolean; startsAt: string | null; endsAt: string | null };

/** Whether a collection is in the shop at a moment (R1921): published, started, and not over; it ends exactly at `endsAt`. */
export function isShownAt({ isPublished, startsAt, endsAt }: Showing, now: Date): boolean {
  const at = now.getTime();
  if (!isPublished) return false;
  if (startsAt !== null && Date.parse(startsAt) > at) return false;
  return endsAt === null || Date.parse(endsAt) > at;
}
