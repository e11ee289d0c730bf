import type { SQL } from 'drizzle-orm';

/** Something that a new shop sees to once (R1581). A shop's own folder adds some: docs/your-own-shop.md. */
export type FirstStep = {
  /** Its unique key. */
  key: string;
  label: string;
  /** What is to be done, in one sentence. */
  help: string;
  /** Where: an address below `/admin/`, without the first `/`. */
  to: string;
  /** A condition of the database, or what the server was started with; nobody ticks a step by hand. */
  isDone: SQL | boolean;
};
