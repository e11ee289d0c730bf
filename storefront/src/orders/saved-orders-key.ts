/** The storage key of receipts. A session's end removes them, because they contain names. */
export const SAVED_ORDERS_KEY = 'orders';
