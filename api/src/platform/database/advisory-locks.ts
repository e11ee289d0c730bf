/**
 * The PostgreSQL advisory locks of this API. A number locks one thing for the whole shop; a prefix locks one thing
 * among many, by the hash of the prefix and its key.
 */
export const ADVISORY_LOCKS = {
  /** Migrations: one process applies them, the others wait. Restoring a backup takes it too. */
  migrations: 7_315_411,
  /** The set of administrators: the first one is created once, and the last one stays. */
  administrators: 7_315_412,
  /** The tree of categories: concurrent edits would exceed its two levels. */
  categoryTree: 7_315_413,
  /** Creating triggers, one process at a time. */
  triggers: 7_315_417,
  /** Folding the sums of sales, one process at a time. */
  salesSums: 7_315_418,
  /** Creating the queues and schedules of tasks: concurrent processes would deadlock. */
  taskQueues: 7_315_420,
  /** Filling an empty database with the demo shop. */
  demoShop: 7_315_423,
  /** Closing days of the cash register, one day at a time. */
  cashClosing: 7_315_431,
  /** Merging the rows that count a resource's records. */
  recordCounts: 7_315_435,
} as const;

/** Prefixes of the advisory locks that have a key. */
export const KEYED_LOCKS = {
  /** The positions of one ordered list: no two records get the same. */
  position: 'order:',
  /** A transaction of a payment provider: it settles one payment. */
  providerTransaction: 'payment ',
  /** An account that orders with a limited code: its orders are counted one after the other. */
  buyerAccount: 'buyer account ',
  /** A phone number that orders with a limited code, likewise. */
  buyerPhone: 'buyer phone ',
  /** A stock sheet by its idempotency key: it is booked once. */
  stockSheet: 'stock-sheet ',
} as const;
