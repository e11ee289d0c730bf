import { COUNTRIES } from '@karite/shared/region';
import type { Identity } from '../../api/legal.ts';

/** What a shopper wants to know before buying: how long delivery takes by country, and how long they may change their mind. */
export type Terms = { delivery: { country: string; times: string }[]; withdrawal: string | null };

/** Those terms, from who sells in each country; a field that an administrator left blank is left out. */
export function termsOf(identities: readonly Identity[]): Terms {
  const days = identities.flatMap(({ withdrawalDays }) => withdrawalDays || []);
  const [least, most] = [Math.min(...days), Math.max(...days)];
  return {
    delivery: identities.flatMap(({ country, deliveryTimes }) =>
      deliveryTimes ? [{ country: COUNTRIES[country].name, times: deliveryTimes }] : [],
    ),
    withdrawal: days.length === 0 ? null : least === most ? `${least} jours` : `${least} à ${most} jours selon le pays`,
  };
}
