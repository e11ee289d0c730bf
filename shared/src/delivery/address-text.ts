import { type DeliveryType, modeOf } from './modes.ts';

type Addressed = { deliveryType: DeliveryType; address: string | null; landmark: string | null; city: string | null };

/** Where an order goes, in one line without its country: the address, the landmark if its mode requires one, the city. */
export const addressText = ({ deliveryType, address, landmark, city }: Addressed): string =>
  [address, modeOf(deliveryType).fields().landmark?.required && landmark, city].filter(Boolean).join(', ');
