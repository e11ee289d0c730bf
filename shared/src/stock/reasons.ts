/** Why the quantity of a counted product moves (R1860). */
export const STOCK_REASON_LABELS = {
  received: 'Réception',
  sold: 'Vente',
  returned: 'Retour',
  counted: 'Comptage',
  lost: 'Perte ou casse',
} as const;

export type StockReason = keyof typeof STOCK_REASON_LABELS;

/**
 * What a movement adds to what is `left`, negative where it takes away (R1861). A count sets the number; every other
 * reason how many came or went, 1 or more.
 */
export function stockChange(reason: StockReason, quantity: number, left: number): number {
  if (reason === 'counted') return quantity - left;
  return reason === 'sold' || reason === 'lost' ? -quantity : quantity;
}

/** How many of a counted product can be sold: what lies there, without what is expired or blocked (R1871). */
export const availableOf = ({ quantity, withheld }: { quantity: number; withheld: number | null }): number =>
  quantity - (withheld ?? 0);

/** Whether a product should be reordered: what can be sold is at its threshold or below; never where none is set (R1864). */
export const isLowStock = (level: { quantity: number; withheld: number | null; lowAt: number | null }): boolean =>
  level.lowAt !== null && availableOf(level) <= level.lowAt;
