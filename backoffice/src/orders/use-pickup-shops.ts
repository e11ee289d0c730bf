import type { Answer } from '@karite/shared/client';
import { type PickupShop, pickupShops } from '@karite/shared/delivery';
import { useCustom } from '@refinedev/core';
import { API } from '../providers/api.ts';

/** The shops where orders are fetched; none until they are read. */
export function usePickupShops(): PickupShop[] {
  const { result } = useCustom<Answer<'GET', '/contact-settings'>>({
    url: `${API}/contact-settings`,
    method: 'get',
    errorNotification: false,
  });
  return pickupShops(result.data?.branches ?? []);
}
