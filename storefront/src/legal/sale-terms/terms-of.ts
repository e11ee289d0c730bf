import { type DeliveryZones, zoneDaysText } from '@karite/shared/delivery';
import { countryName } from '@karite/shared/region';
import type { Identity } from '../../api/legal.ts';

/** The terms that matter before buying: the delivery time by country, and the time to withdraw. */
export type Terms = { delivery: { country: string; times: string }[]; withdrawal: string | null };

/**
 * Those terms, from who sells in each country and how it is delivered there: its days (R1846), else the sentence that an
 * administrator wrote; a field that was left blank is left out.
 */
export function termsOf(identities: readonly Identity[], zones: DeliveryZones): Terms {
  const days = identities.flatMap(({ withdrawalDays }) => withdrawalDays || []);
  const [least, most] = [Math.min(...days), Math.max(...days)];
  return {
    delivery: identities.flatMap(({ country, deliveryTimes }) => {
      const zone = zones.find((it) => it.country === country);
      const times = (zone && zoneDaysText(zone)) || deliveryTimes;
      return times && zone?.isOpen !== false ? [{ country: countryName(country), times }] : [];
    }),
    withdrawal: days.length === 0 ? null : least === most ? `${least} jours` : `${least} à ${most} jours selon le pays`,
  };
}
