/** Where receipts are kept. A session's end removes them: they name people. */
export const SAVED_ORDERS_KEY = 'orders';
