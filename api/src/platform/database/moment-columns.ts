import { timestamp } from 'drizzle-orm/pg-core';

/** A column of moments. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });
/** When a row came, where nothing else is said. */
export const now = (name: string) => moment(name).notNull().defaultNow();
