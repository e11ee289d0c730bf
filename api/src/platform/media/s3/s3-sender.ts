import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type S3mini, S3ServiceError } from 's3mini';
import { FOR_EVER, MEDIA_HEADERS } from '../media-headers.ts';
import type { SendFile } from '../media-store.ts';
import { calling, orNull, piecesOf } from './s3-calls.ts';

/** The names that may be requested: one name, without a path, that does not begin with a dot. */
const NAME = /^[\w-][\w.-]*$/;
/** One range with a start; others get the whole file, as HTTP allows. */
const RANGE = /^bytes=(\d{1,15})-(\d{0,15})$/;

const TAKEN_OVER = ['content-type', 'content-length', 'content-range', 'etag'] as const;

function rangeOf({ headers }: FastifyRequest): { from: number; to?: number } | null {
  const [, from, to] = (!headers['if-range'] && RANGE.exec(headers.range ?? '')) || [];
  if (!from || (to && Number(to) < Number(from))) return null;
  // The client counts the end out.
  return { from: Number(from), ...(to && { to: Number(to) + 1 }) };
}

const isOf = (error: unknown, status: number) => error instanceof S3ServiceError && error.status === status;

/** Sends objects through the shop, piece by piece as the visitor takes them. `client` waits for the beginning of an answer alone. */
export function s3Sender({ client, prefix, limitMs }: { client: S3mini; prefix: string; limitMs: number }): SendFile {
  async function ask(request: FastifyRequest, name: string): Promise<Response | 'same' | null> {
    const range = rangeOf(request);
    const existing = request.headers['if-none-match'];
    const get = (whole: boolean) =>
      calling(limitMs, () =>
        client.getObjectRaw(
          prefix + name,
          whole,
          range?.from,
          range?.to,
          existing ? { 'if-none-match': existing } : {},
        ),
      );
    try {
      return await orNull(get(!range));
    } catch (error) {
      if (isOf(error, 304)) return 'same';
      if (range && isOf(error, 416)) return orNull(get(true));
      throw error;
    }
  }

  return async (request: FastifyRequest, reply: FastifyReply, name: string) => {
    const answer = NAME.test(name) ? await ask(request, name) : null;
    if (!answer) return reply.callNotFound();
    reply.headers(MEDIA_HEADERS).header('accept-ranges', 'bytes');
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', FOR_EVER);
    if (answer === 'same') return reply.code(304).header('etag', request.headers['if-none-match']).send();
    for (const name of TAKEN_OVER) {
      const value = answer.headers.get(name);
      if (value && !reply.hasHeader(name)) reply.header(name, value);
    }
    reply.code(answer.status);
    if (request.method === 'HEAD' || !answer.body) {
      await answer.body?.cancel();
      // An empty stream, since an empty body would set its own length.
      return reply.send(Readable.from([]));
    }
    return reply.send(Readable.from(piecesOf(answer.body, limitMs), { objectMode: false }));
  };
}
