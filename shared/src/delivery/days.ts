import type { Days } from '../shop/index.ts';
import { modeOf } from './modes.ts';
import { type DeliveryZone, type DeliveryZones, type Destination, placeOf } from './zones.ts';

export type { Days } from '../shop/index.ts';

/** The days that an administrator has set; nothing where one of the two is missing. */
export const daysIn = ({ daysFrom, daysTo }: Pick<DeliveryZone, 'daysFrom' | 'daysTo'>): Days | null =>
  typeof daysFrom === 'number' && typeof daysTo === 'number' ? { from: daysFrom, to: daysTo } : null;

/**
 * The delivery time: the mode's own, else that of the city, else that of its country; `null` where none is set (R1846).
 * Without a mode it is that of the place.
 */
export function deliveryDays(
  { type, country, city }: Omit<Destination, 'type'> & { type?: Destination['type'] },
  zones?: DeliveryZones,
): Days | null {
  const place = placeOf({ country, city }, 0, zones);
  const { days } = type ? modeOf(type) : {};
  if (days) return days(place);
  return (place.city && daysIn(place.city)) ?? (place.zone ? daysIn(place.zone) : null);
}

/** From the soonest to the latest of these places; `null` where none is set. */
export function widestDays(zones: DeliveryZones): Days | null {
  const all = zones.flatMap((zone) => [zone, ...zone.cities].flatMap((place) => daysIn(place) ?? []));
  if (all.length === 0) return null;
  return { from: Math.min(...all.map(({ from }) => from)), to: Math.max(...all.map(({ to }) => to)) };
}

const counted = (days: number): string => (days === 1 ? '1 jour ouvré' : `${days} jours ouvrés`);

/** `en 2 à 5 jours ouvrés`. */
export function daysText({ from, to }: Days): string {
  if (to === 0) return 'le jour même';
  if (from === to) return `en ${counted(to)}`;
  return from === 0 ? `en ${counted(to)} au plus` : `en ${from} à ${counted(to)}`;
}

/** The message about invalid days; `null` for valid ones. */
export function daysProblem({ daysFrom, daysTo }: Pick<DeliveryZone, 'daysFrom' | 'daysTo'>): string | null {
  if ((daysFrom ?? null) === null && (daysTo ?? null) === null) return null;
  const days = daysIn({ daysFrom, daysTo });
  if (!days) return 'Indiquez les deux nombres de jours, ou aucun';
  return days.from > days.to ? 'Le plus court délai dépasse le plus long' : null;
}

/** The delivery times of a country's cities in one sentence, cities with equal times together; empty where none is set. */
export function zoneDaysText(zone: DeliveryZone): string {
  const groups = new Map<string, string[]>();
  for (const city of zone.cities) {
    const days = daysIn(city);
    if (days) groups.set(daysText(days), [...(groups.get(daysText(days)) ?? []), city.name]);
  }
  const named = [...groups].map(([text, cities]) => `${cities.join(', ')} : ${text}`);
  const others = daysIn(zone);
  const rest = others ? [named.length > 0 ? `autres villes : ${daysText(others)}` : daysText(others)] : [];
  const text = [...named, ...rest].join(' ; ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
