import type { ResourceShape } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import { rankedName } from './ranked.ts';

/** What searches read: the entries of records as `ranked`, and the records as `it`, beside them where more is asked than entries say. */
export const rankedTable = (resource: ResourceShape): SQL => sql`${sql.identifier(rankedName(resource))} ranked`;
export const mainTable = ({ name }: ResourceShape): SQL => sql`${sql.identifier(name)} it`;
export const joined = (resource: ResourceShape): SQL => sql`join ${mainTable(resource)} on it.id = ranked.record_id`;
