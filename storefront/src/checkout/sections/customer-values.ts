import { isAdmin } from '@karite/shared/accounts';
import { formatPhone } from '@karite/shared/region';
import type { Address, User } from '@karite/shared/resources';
import { listAddresses } from '../../api/addresses.ts';
import { browserClient } from '../../api/browser-client.ts';
import { listOrders } from '../../api/orders.ts';
import type { Draft } from '../checkout-draft.ts';

/** A saved address, as the form's words. */
export const wordsOf = (address: Address): Partial<Draft> => ({
  nom: address.nom,
  prenom: address.prenom,
  whatsapp: formatPhone(address.phone),
  address: address.address,
  landmark: address.landmark ?? '',
  country: address.country ?? '',
  city: address.city ?? '',
});

/**
 * Initial values for a signed-in customer: from their newest address, else from their last order. Without a network, the
 * e-mail.
 */
export async function initialValuesOf(user: User): Promise<Partial<Draft>> {
  const { id, email } = user;
  try {
    const [address] = await listAddresses(browserClient, id);
    if (address) return { email, ...wordsOf(address) };
    // An administrator's list is everybody's: the last order there is somebody else's.
    const [order] = isAdmin(user) ? [] : (await listOrders(browserClient, 1)).items;
    if (!order) return { email };
    const { nom, prenom, phone, landmark, country, city } = order;
    const atHome: Partial<Draft> = {
      address: order.address ?? '',
      landmark: landmark ?? '',
      country: country ?? '',
      city: city ?? '',
    };
    return {
      email,
      nom,
      prenom,
      whatsapp: formatPhone(phone),
      ...(order.deliveryType === 'domicile' && atHome),
    };
  } catch {
    return { email };
  }
}

/** The values for the fields that are still empty: typed values are not overwritten. */
export function onlyMissing(draft: Draft, values: Partial<Draft>): Partial<Draft> {
  const filled = new Set(Object.entries(draft).flatMap(([field, value]) => (value ? field : [])));
  return Object.fromEntries(Object.entries(values).filter(([field]) => !filled.has(field)));
}
