/** Where receipts are kept. A session's end removes them: they name people. */
export const KEPT_ORDERS_KEY = 'orders';
