import type { OrderStatus } from '../orders/index.ts';

export * from './commission.ts';
export * from './period.ts';
export * from './sales.ts';

/** Sales figures as the database computes them: `GET /statistics`. Amounts in the shop's currency, months as `YYYY-MM`, in the shop's time zone. */
export type SalesFigures = {
  orders: number;
  revenue: number;
  byStatus: Record<OrderStatus, number>;
  /** Oldest first; months without an order are absent. */
  months: { month: string; revenue: number; orders: number }[];
};

/** Total revenue / number of orders (R1602); 0 without orders. */
export const averageBasket = (figures: Pick<SalesFigures, 'orders' | 'revenue'>): number =>
  figures.orders === 0 ? 0 : figures.revenue / figures.orders;

/** The month with the highest revenue (R1602), the latest of equals; `null` without orders. */
export const bestMonth = (months: SalesFigures['months']): SalesFigures['months'][number] | null =>
  months.reduce<SalesFigures['months'][number] | null>(
    (best, month) => (best === null || month.revenue >= best.revenue ? month : best),
    null,
  );

/** A share as a rounded whole percentage (R1602); 0 of nothing. */
export const percentage = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 100));

/** The three rows of "Répartition par Statut" (R1603), and what is `underWay` beside them: paid or shipped. */
export function statusShares({ byStatus }: Pick<SalesFigures, 'byStatus'>) {
  const { completed, pending, cancelled, paid, shipped } = byStatus;
  return { completed, pending, cancelled, underWay: paid + shipped };
}
