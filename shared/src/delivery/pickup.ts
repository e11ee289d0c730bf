import type { CountryCode } from '../region/index.ts';

/** A shop of ours where customers fetch their orders (R2151). `hours` as the shop words them. */
export type PickupShop = { name: string; country: CountryCode; address: string; hours: string | null };

/** A shop as the settings hold it. */
type Branch = { name: string; address: string; country: CountryCode | null; hours: string | null };

/** The shops that offer pick-up: those that name the country that they do it in. None: pick-up is not offered. */
export const pickupShops = (branches: readonly Branch[]): PickupShop[] =>
  branches.flatMap(({ name, address, country, hours }) =>
    country && address ? [{ name, country, address, hours: hours || null }] : [],
  );

type Named = { country: CountryCode | null; address: string | null };

/** The shop that an order names by its address; without an address the only one there is, in its country where it names one. */
export function pickupShopOf({ country, address }: Named, shops: readonly PickupShop[]): PickupShop | null {
  const here = shops.filter((shop) => !country || shop.country === country);
  if (address) return here.find((shop) => shop.address === address) ?? null;
  return here.length === 1 ? (here[0] ?? null) : null;
}

/** Where and when an order is fetched, in one line: `Avenue Foch 18, Brazzaville (lundi à samedi, 9 h à 18 h)`. */
export const pickupText = ({ address, hours }: Pick<PickupShop, 'address' | 'hours'>): string =>
  hours ? `${address} (${hours})` : address;
