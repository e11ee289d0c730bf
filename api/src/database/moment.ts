import { type SQL, sql } from 'drizzle-orm';

/** A moment as ISO 8601 in UTC, the same in rows and in JSON. */
export const moment = (column: SQL): SQL => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
