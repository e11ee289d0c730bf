import path from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/server/errors/api-error.ts';
import { pieces } from '../export/job-file.ts';
import type { Job } from '../jobs/job.ts';
import { SHEET_TYPES } from './sheet-types.ts';

const types: Readonly<Record<string, string>> = SHEET_TYPES;
const typeOf = (fileName: string) => types[path.extname(fileName).slice(1)] ?? 'application/octet-stream';

export const noFile = () => notFound('Ce fichier n’est pas prêt, ou n’est plus là');

/** Answers with a job's file, read as it is sent. Throws a 404 while there is none, and when it has gone. */
export async function sendFile(
  reply: FastifyReply,
  database: Database,
  { id, fileName, fileSize }: Pick<Job, 'id' | 'fileName' | 'fileSize'>,
): Promise<FastifyReply> {
  const content = pieces(database, id);
  const first = fileName ? await content.next() : null;
  if (!fileName || !first || first.done) throw noFile();
  const begun = first.value;
  async function* whole() {
    yield begun;
    yield* content;
  }
  // Where the answer is compressed on its way, the length is taken away again.
  if (fileSize !== null) reply.header('content-length', fileSize);
  return reply
    .type(typeOf(fileName))
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .header('cache-control', 'no-store')
    .send(Readable.from(whole()));
}
