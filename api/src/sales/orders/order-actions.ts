import type { OrderStatus } from '@karite/shared/orders';
import type { orders } from '@karite/shared/resources';
import type { RunAction } from '../../engine/write/actions.ts';

/** Writes to the customer of the status that an action sets, as every change of it does. */
export const notifyMove =
  (to: OrderStatus): RunAction<typeof orders> =>
  async ({ app, transaction, record }) => {
    await app.messages.tellStatus(transaction, record.id, to);
    return {};
  };
