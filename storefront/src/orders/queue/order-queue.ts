import type { OrderPayload } from '@karite/shared/orders';
import type { ApiError } from '../../api/api-error.ts';

/** What is ordered: the cart, or one product by its id (R814). */
export type Ordered = 'cart' | (string & {});

/**
 * Orders on their way, stored on this phone from the click to the server's answer, so that a closed page, a switched-off
 * phone or a failing network loses none. In IndexedDB, which the worker reads as well.
 */
export type QueuedOrder = {
  orderId: string;
  body: OrderPayload;
  /** The kind of order; an older release stored carts alone, without this field. */
  ordered?: Ordered;
  /** Who orders; `null` for a guest. The worker can't read the page's storage. */
  token: string | null;
  /** Whether it left the phone at least once, so that the server may have it. */
  tried: boolean;
  /** The server's answer, until a page has shown it. */
  outcome: Taken | Refused | null;
};
export type Taken = {
  type: 'taken';
  id: string;
  orderId: string;
  shortNumber: string;
  totalPrice: number;
  followKey: string;
};
export type Refused = {
  type: 'refused';
  statusCode: number;
  code: ApiError['code'];
  message: string;
  fields: Record<string, string>;
};

const STORE = 'orders';

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** A request may succeed and its transaction still fail on a full disk: only committed data is stored. */
const committed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });

async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open('karite', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'orderId' });
  const database = await answerOf(opening);
  try {
    const transaction = database.transaction(STORE, mode);
    const [answer] = await Promise.all([answerOf(work(transaction.objectStore(STORE))), committed(transaction)]);
    return answer;
  } finally {
    database.close();
  }
}

/** All stored orders, the oldest first. Throws where the browser has no database. */
export const queuedOrders = (): Promise<QueuedOrder[]> => inStore('readonly', (store) => store.getAll());

/** Stores an order before it is sent. */
export const saveQueuedOrder = async (order: QueuedOrder): Promise<void> => {
  await inStore('readwrite', (store) => store.put(order));
};

const contentOf = ({ body, outcome }: QueuedOrder) => JSON.stringify([body, outcome]);

/**
 * Stores the result of an order that was sent (R2131), in one transaction with the check that it is still in the queue as
 * it was sent: one that was cancelled, changed or answered meanwhile must not come back. Returns whether it was stored.
 */
export async function updateQueuedOrder(
  sent: QueuedOrder,
  change: Partial<Pick<QueuedOrder, 'tried' | 'outcome'>>,
): Promise<boolean> {
  let isNoted = false;
  await inStore('readwrite', (store) => {
    const reading: IDBRequest<QueuedOrder | undefined> = store.get(sent.orderId);
    reading.addEventListener('success', () => {
      const now = reading.result;
      isNoted = now !== undefined && contentOf(now) === contentOf(sent);
      if (isNoted) store.put({ ...sent, ...change });
    });
    return reading;
  });
  return isNoted;
}

/** Removes an order: its result was shown, or its shopper cancelled it. */
export const removeQueuedOrder = async (orderId: string): Promise<void> => {
  await inStore('readwrite', (store) => store.delete(orderId));
};
