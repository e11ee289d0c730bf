import { formatNumber } from '@karite/shared/format';

/** From what amount on delivery is free, in words; `unit` follows the number. */
export const freeDeliveryText = (from: number, unit: 'f' | ' FCFA'): string =>
  from > 0 ? `à partir de ${formatNumber(from)}${unit}` : 'sur toutes vos commandes';
