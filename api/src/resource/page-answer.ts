import type { SQL } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { firstRow } from '../database/rows.ts';
import type { Work } from '../database/run-alone.ts';
import type { Place } from './after.ts';
import { type Asked, countOf } from './page-sql.ts';

/** What the database answers, in one row: how many match, how many stand on the page, these as a JSON text, their ids, and its end. */
export type PageAnswer = { total: number; lines: number; page: string; ids: string; place: Place | null };

export const answerOf = (database: Executor, query: SQL, work: Work): Promise<PageAnswer> =>
  database.execute<PageAnswer>(query, work).then(firstRow);
/** How many match, unless that is known. */
export const totalOf = async (asked: Asked, work: Work): Promise<number> =>
  asked.total ?? (await answerOf(asked.database, countOf(asked), work)).total;
