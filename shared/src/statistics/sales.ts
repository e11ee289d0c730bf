import { formatDate, monthLabel } from '../format/index.ts';
import { COUNTRY_NAMES, DELIVERY_LABELS, ORDER_STATUS_LABELS, PAYMENT_LABELS } from '../orders/index.ts';

/** What sales are grouped by (R1611). */
export const SALES_BY = {
  day: 'Jour',
  month: 'Mois',
  hour: 'Heure',
  status: 'Statut',
  category: 'Catégorie',
  brand: 'Marque',
  country: 'Pays',
  city: 'Ville',
  payment: 'Paiement',
  delivery: 'Livraison',
  influencer: 'Influenceur',
  customer: 'Clients',
} as const;
export type SalesBy = keyof typeof SALES_BY;

/** Customers with and without earlier orders. */
export const CUSTOMER_LABELS = { new: 'Nouveaux clients', returning: 'Clients qui reviennent' } as const;

/** The label of a value that an order does not have. */
const NONE: Partial<Record<SalesBy, string>> = {
  category: 'Sans catégorie',
  brand: 'Sans marque',
  country: 'Non précisé',
  city: 'Non précisée',
  influencer: 'Sans code',
};

const labelled = (labels: Readonly<Record<string, string>>, value: string): string | undefined => labels[value];

/** The label of a value: `BJ` is « Bénin », `2026-11` « Nov 2026 ». `name` is that of a record, as the server returns it. */
export function salesLabel(by: SalesBy, value: string, name: string | null = null): string {
  if (value === '') return NONE[by] ?? '—';
  switch (by) {
    case 'day':
      return formatDate(`${value}T12:00:00Z`, 'UTC');
    case 'month':
      return monthLabel(value);
    case 'hour':
      return `${value} h`;
    case 'status':
      return labelled(ORDER_STATUS_LABELS, value) ?? value;
    case 'country':
      return labelled(COUNTRY_NAMES, value) ?? value;
    case 'payment':
      return labelled(PAYMENT_LABELS, value) ?? value;
    case 'delivery':
      return labelled(DELIVERY_LABELS, value) ?? value;
    case 'customer':
      return labelled(CUSTOMER_LABELS, value) ?? value;
    case 'category':
    case 'brand':
      return name ?? 'Supprimée';
    case 'influencer':
      return name ?? value;
    case 'city':
      return value;
  }
}

/** By how much a figure has changed, as a rounded whole percentage; `null` where there was nothing to compare with. */
export const change = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 100);
