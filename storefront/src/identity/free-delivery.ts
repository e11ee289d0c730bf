import { formatMoney } from '@karite/shared/money';

/** From what amount on delivery is free, in words. */
export const freeDeliveryText = (from: number, format: (amount: number) => string = formatMoney): string =>
  from > 0 ? `à partir de ${format(from)}` : 'sur toutes vos commandes';
