import type { Order } from '@karite/shared/resources';
import type { Executor } from '../../platform/database/database.ts';
import { countryOfSale, linesOf, partiesOf } from './parties.ts';
import type { PackingSlip } from './pdf/draw-packing-slip.ts';
import { sellerOf } from './seller.ts';

/** What goes with a parcel, of the order as it is now; what is not paid yet is collected. */
export async function packingSlipOf(executor: Executor, order: Order): Promise<PackingSlip> {
  const { seller } = await sellerOf(executor, countryOfSale(order));
  const isOwed = order.status === 'pending' || order.nextStep === 'collect';
  return {
    seller,
    ...partiesOf(order),
    lines: linesOf(order),
    note: order.note,
    toCollect: isOwed ? order.totalPrice : 0,
  };
}
