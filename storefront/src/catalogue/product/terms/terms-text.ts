import { type Days, daysText, type PickupShop } from '@karite/shared/delivery';
import { formatMoney, formatMoneyRange } from '@karite/shared/money';
import type { Range } from '@karite/shared/offers';

export type Quoted = { home: Range | null; relay: Range | null; days: Days | null };

const feeText = ({ least, most }: Range): string => {
  if (most === 0) return 'offerte';
  return least === most ? formatMoney(most) : formatMoneyRange(least, most);
};

/** The cost and the time of a product's delivery in one sentence; unknown parts are omitted (R1845). */
export function deliveryText({ home, relay, days }: Quoted): string {
  const [atHome, atRelay] = [home && feeText(home), relay && feeText(relay)];
  const fees =
    atHome === atRelay
      ? [atHome && `à domicile ou en point relais, ${atHome}`]
      : [atHome && `à domicile, ${atHome}`, atRelay && `en point relais, ${atRelay}`];
  const parts = [...fees, days && daysText(days)].filter((part) => part !== null);
  const text = parts.join('\u00a0; ');
  return text && `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** That an order can be fetched for nothing, and where: in these shops (R2151); empty where it is in none. */
export function pickupTerms(shops: readonly PickupShop[]): string {
  if (shops.length === 0) return '';
  const places = shops.length === 1 ? ` (${shops[0]?.address})` : '';
  return ` Retrait en boutique${places}, gratuit.`;
}

/** How long one may change one's mind; of several countries the least and the most. */
export function returnsText(days: readonly (number | null)[]): string {
  const stated = days.flatMap((each) => each || []);
  if (stated.length === 0) return '';
  const [least, most] = [Math.min(...stated), Math.max(...stated)];
  if (least === most) return `${most} ${most === 1 ? 'jour' : 'jours'} pour changer d’avis.`;
  return `${least} à ${most} jours pour changer d’avis, selon le pays.`;
}
