import type { OrderStatus } from '@karite/shared/orders';
import { orders } from '@karite/shared/resources';
import type { Executor } from '../database/database.ts';
import { changeState } from '../resource/steps.ts';

type Move = {
  id: string;
  from: OrderStatus;
  to: OrderStatus;
  /** The administrator's e-mail; `null` for what the shop does by itself. */
  by: string | null;
  /** Why, in French, where that doesn't go without saying. */
  note?: string;
};

/** Sets the status of an order that the transaction holds locked, and adds the step to its history. */
export const moveOrder = (transaction: Executor, move: Move): Promise<void> =>
  changeState(transaction, orders, 'status', move);
