import { pickupShops } from '@karite/shared/delivery';
import { useContacts } from '../identity/settings.ts';

/** When the shop is open where an order is fetched; nothing where that is not said, or the shop is no longer one of ours. */
export function PickupHours({ address }: { address: string | null }) {
  const shop = pickupShops(useContacts()?.branches ?? []).find((it) => it.address === address);
  return shop?.hours ? <p>{`Ouverte ${shop.hours}`}</p> : null;
}
