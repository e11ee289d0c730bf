import { readText, writeText } from '../../storage/browser-storage.ts';

/** Shows every page of the shop, without a query of the database (`order-queue.ts`), that an order is on its way. */
const FLAG = 'order-waiting';

export const hasQueuedOrder = (): boolean => readText(FLAG) !== null;

/** `null`: none is on its way any more. */
export const flagQueuedOrder = (orderId: string | null): void => writeText(FLAG, orderId);
