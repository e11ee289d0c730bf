import { pickupShops } from '@karite/shared/delivery';
import { useContacts } from '../identity/settings.ts';

/** The opening hours of the shop where an order is fetched; nothing where they are not set, or the shop does not exist any more. */
export function PickupHours({ address }: { address: string | null }) {
  const shop = pickupShops(useContacts()?.branches ?? []).find((it) => it.address === address);
  return shop?.hours ? <p>{`Ouverte ${shop.hours}`}</p> : null;
}
