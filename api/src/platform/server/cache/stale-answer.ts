import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from './answer-store.ts';
import { CompressedBody } from './compressed-body.ts';

/** How an answer says that nobody could check it: to programs, and to the shop's own pages (storefront `connection/stale-catalogue.ts`). */
const STALE_HEADERS = {
  warning: '110 - "Response is Stale"',
  'server-timing': 'stale',
  // Kept by nobody: neither an answer that can be checked again is taken for it, nor it for one.
  'cache-control': 'no-store',
};

/** The marked forms of kept answers, for as long as these are kept. */
const marked = new WeakMap<Answer, CompressedBody>();

/** Sends a kept answer while the database can't tell whether it still holds; `mark` writes that into a page. */
export async function sendStale(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
  mark: (html: string) => string = (text) => text,
): Promise<FastifyReply> {
  const body = marked.get(answer) ?? new CompressedBody(mark(answer.body.body.toString()));
  marked.set(answer, body);
  const vary = [answer.headers.vary, 'Accept-Encoding'].filter(Boolean).join(', ');
  reply.headers({ ...answer.headers, vary, ...STALE_HEADERS });
  const { bytes, encoding } = await body.bytesFor(String(request.headers['accept-encoding'] ?? ''));
  if (encoding) reply.header('content-encoding', encoding);
  return reply.code(answer.status).send(bytes);
}
