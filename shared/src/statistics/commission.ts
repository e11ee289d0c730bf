import { type Money, roundMoney } from '../money/index.ts';

/** The commission on some sales, rounded (R1609). `share`: percent of them; `null` without one. */
export const commissionOf = (sales: Money, share: number | null): Money | null =>
  share === null ? null : roundMoney((sales * share) / 100);

/** The headings of what influencers earn, on the page and in its files. */
export const COMMISSION_LABELS = {
  commission: 'Commission',
  paid: 'Commission payée',
  owed: 'Commission due',
} as const;
