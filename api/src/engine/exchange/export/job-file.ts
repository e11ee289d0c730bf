import { sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { type Attempt, isLast } from '../jobs/job-store.ts';

/** A job's file is stored in pieces of this many bytes, of which one is in memory while it is written or sent. */
const PIECE = 262_144;

/** Stores a file piece by piece as it is written, in place of one of an earlier attempt; answers its size in bytes. */
export async function storePieces(
  database: Executor,
  attempt: Attempt,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<number> {
  let position = 0;
  let whole = 0;
  let held: Uint8Array[] = [];
  let size = 0;
  await database.execute(sql`delete from job_files where job_id = ${attempt.id}`);
  const store = async () => {
    await database.execute(sql`
      insert into job_files (job_id, position, bytes)
      select id, ${position}::int, ${Buffer.concat(held)}::bytea from jobs where ${isLast(attempt)}`);
    position += 1;
    whole += size;
    held = [];
    size = 0;
  };
  for await (const chunk of chunks)
    for (let begin = 0; begin < chunk.length; begin += PIECE) {
      const part = chunk.subarray(begin, begin + PIECE);
      held.push(part);
      size += part.length;
      if (size >= PIECE) await store();
    }
  if (size > 0) await store();
  return whole;
}

/** A job's file, piece by piece. */
export async function* pieces(database: Executor, jobId: string): AsyncGenerator<Buffer> {
  for (let position = 0; ; position += 1) {
    const found = await database.execute<{ bytes: Buffer }>(
      sql`select bytes from job_files where job_id = ${jobId} and position = ${position}`,
    );
    if (!found.rows[0]) return;
    yield found.rows[0].bytes;
  }
}

/** Whether a job's file exists: it is deleted before the job. */
export const hasFile = async (database: Executor, jobId: string): Promise<boolean> =>
  (await database.execute(sql`select from job_files where job_id = ${jobId} and position = 0`)).rows.length > 0;
