import { readJson, writeJson } from '../storage/browser-storage.ts';
import { fieldsOf } from '../storage/fields-of.ts';

/** The storage key of the payments that were started in this browser. */
export const PAYMENTS_KEY = 'payments';

/** How many are saved, and for how long, in ms: after that an order that nobody paid has expired. */
const MOST_SAVED = 5;
const MAX_AGE_MS = 7 * 24 * 3_600_000;

export type OrderedItem = { productId: string; quantity: number };

/** A payment under way: it outlives a reload, a closed tab and the way to the provider's own page. */
export type SavedPayment = {
  /** The order's id. */
  order: string;
  /** A guest's key to it; `null` for a signed-in owner. */
  key: string | null;
  /** The payment that was last requested; `null` until the server has answered. */
  payment: string | null;
  /** The widget's id of the transaction, until our server has it: some providers can only be queried by it. */
  transaction: string | null;
  /** What leaves the cart when it is paid. */
  items: OrderedItem[];
  /** Our server has a final result. */
  isOver: boolean;
  /** When it was started, in ms since 1970. */
  at: number;
};

const isItem = (value: unknown): value is OrderedItem => {
  const { productId, quantity } = fieldsOf(value);
  return typeof productId === 'string' && Number.isInteger(quantity);
};

/** One saved payment, validated; `null` when it is invalid. */
function read(value: unknown): SavedPayment | null {
  const { order, key, payment, transaction, items, isOver, at } = fieldsOf(value);
  if (typeof order !== 'string' || typeof at !== 'number') return null;
  const textOf = (text: unknown) => (typeof text === 'string' && text !== '' ? text : null);
  return {
    order,
    key: textOf(key),
    payment: textOf(payment),
    transaction: textOf(transaction),
    items: Array.isArray(items) ? items.filter(isItem) : [],
    isOver: isOver === true,
    at,
  };
}

/** The payments that are saved, the newest first. */
export function savedPayments(now: number = Date.now()): SavedPayment[] {
  const stored = readJson(PAYMENTS_KEY);
  return (Array.isArray(stored) ? stored : [])
    .map(read)
    .filter((payment) => payment !== null)
    .filter(({ at }) => now - at < MAX_AGE_MS)
    .slice(0, MOST_SAVED);
}

export const savedPaymentOf = (order: string): SavedPayment | null =>
  savedPayments().find((payment) => payment.order === order) ?? null;

/** Saves a payment as the newest, in the place of what was saved of its order. */
export function savePayment(payment: SavedPayment): void {
  writeJson(
    PAYMENTS_KEY,
    [payment, ...savedPayments().filter(({ order }) => order !== payment.order)].slice(0, MOST_SAVED),
  );
}
