import { timestamp } from 'drizzle-orm/pg-core';

/** A column of moments. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });
/** When the row was created, unless set. */
export const now = (name: string) => moment(name).notNull().defaultNow();
