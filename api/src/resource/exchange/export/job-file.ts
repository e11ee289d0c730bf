import { sql } from 'drizzle-orm';
import type { Database, Executor } from '../../../database/database.ts';

/** A job's file is kept in pieces of this many bytes: what is held of it while it is written or sent. */
const PIECE = 262_144;

/** Keeps a file piece by piece as it is written; answers its size in bytes. */
export async function storePieces(
  database: Database,
  jobId: string,
  chunks: AsyncIterable<Uint8Array>,
): Promise<number> {
  let position = 0;
  let whole = 0;
  let held: Uint8Array[] = [];
  let size = 0;
  const store = async () => {
    await database.execute(
      sql`insert into job_files (job_id, position, bytes) values (${jobId}, ${position}, ${Buffer.concat(held)})`,
    );
    position += 1;
    whole += size;
    held = [];
    size = 0;
  };
  for await (const chunk of chunks) {
    held.push(chunk);
    size += chunk.length;
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

/** Whether a job's file is there: it goes before what is known of the job. */
export const hasFile = async (database: Executor, jobId: string): Promise<boolean> =>
  (await database.execute(sql`select from job_files where job_id = ${jobId} and position = 0`)).rows.length > 0;
