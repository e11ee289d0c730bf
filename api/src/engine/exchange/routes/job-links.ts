import { sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { hashOf, newToken } from '../../../platform/server/access/secret-token.ts';

/** How long an address is valid, in minutes: the browser that requested it uses it at once. */
const LINK_MINUTES = 2;

/** Makes an address by which a job's file is fetched once, and returns its secret part, of which only the hash is stored. */
export async function makeLink(database: Executor, jobId: string): Promise<string> {
  const key = newToken();
  await database.execute(sql`insert into job_links (key_hash, job_id) values (${hashOf(key)}, ${jobId})`);
  return key;
}

/** Uses up an address: returns its job and owner; `null` for one that is unknown, used or expired. */
export async function takeLink(database: Executor, key: string): Promise<{ jobId: string; userId: string } | null> {
  const taken = await database.execute<{ jobId: string; userId: string; isInTime: boolean }>(sql`
    delete from job_links using jobs where key_hash = ${hashOf(key)} and jobs.id = job_id
    returning job_id as "jobId", user_id as "userId",
      job_links.created_at > now() - make_interval(mins => ${LINK_MINUTES}) as "isInTime"`);
  const [link] = taken.rows;
  return link?.isInTime ? link : null;
}
