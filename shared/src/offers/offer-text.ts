import { LOCALE } from '../locale/index.ts';
import { formatMoney } from '../money/index.ts';
import { isOpen, isPartOf, type NamedOffer, type OfferedLine } from './offer.ts';

/** An offer that ends later than this, in days, is shown with the year: « 3 janvier » would mean the next one. */
const SAME_YEAR = 330;
const DAY = 86_400_000;

function bringsText({ kind, percent, amount, giftName, name }: NamedOffer): string {
  if (kind === 'percent') return `−${percent} % dans le panier`;
  if (kind === 'amount') return `−${formatMoney(amount ?? 0)} dans le panier`;
  if (kind === 'delivery') return 'Livraison offerte';
  return `Cadeau : ${giftName ?? name}`;
}

/** The last day on which it applies, by the clock of Abidjan: in time zones ahead of it, it is never a day too late. */
function lastDay(endsAt: string, now: number): string {
  const last = Date.parse(endsAt) - 1;
  const year = last - now > SAME_YEAR * DAY ? 'numeric' : undefined;
  return new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long', year, timeZone: 'UTC' })
    .format(last)
    .replace(/^1 /, '1er ');
}

/** The benefit of an offer, its least amount and its end, as a text for shoppers (R1980). */
export function offerText(offer: NamedOffer, now: number): string {
  const { minimum, isForAll, endsAt } = offer;
  return [
    bringsText(offer),
    // The minimum of an offer for some articles is counted over these alone.
    minimum && `dès ${formatMoney(minimum)} ${isForAll ? 'd’achats' : 'd’articles concernés'}`,
    endsAt && `jusqu’au ${lastDay(endsAt, now)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** An offer as an article's page shows it. */
export type ShownOffer = { id: string; name: string; text: string };

/** The offers that an article has part in at a moment, in words (R1980). */
export const shownOffers = (offers: readonly NamedOffer[], line: OfferedLine, now: number): ShownOffer[] =>
  offers
    .filter((offer) => isOpen(offer, now) && isPartOf(offer, line))
    .map((offer) => ({ id: offer.id, name: offer.name, text: offerText(offer, now) }));
