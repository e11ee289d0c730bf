import { arrivalText, deliveryDays } from '@karite/shared/delivery';
import { browserClient } from '../api/browser-client.ts';
import { listZones } from '../api/delivery.ts';
import type { FollowedOrder } from '../api/orders.ts';
import { useRemote } from '../api/use-remote.ts';

/** When an order that was not delivered yet is promised, as at the checkout (R2159); nothing without the zones. */
export default function Arrival({ order }: { order: FollowedOrder }) {
  const { value: zones } = useRemote(() => listZones(browserClient), 'zones');
  const { deliveryType: type, country, city, createdAt } = order;
  const days = zones && deliveryDays({ type, country, city }, zones);
  return days ? <p>{`Arrivée prévue ${arrivalText(days, new Date(createdAt))}`}</p> : null;
}
