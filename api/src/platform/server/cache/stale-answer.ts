import type { FastifyReply, FastifyRequest } from 'fastify';
import { addVary } from '../http/add-vary.ts';
import type { Answer } from './answer-store.ts';
import { CompressedBody } from './compressed-body.ts';

/** How a response is marked stale: for programs, and for the shop's own pages (storefront `connection/stale-catalogue.ts`). */
const STALE_HEADERS = {
  warning: '110 - "Response is Stale"',
  'server-timing': 'stale',
  // Not cacheable: it must not replace a response that can be revalidated, nor the reverse.
  'cache-control': 'no-store',
};

/** The marked forms of cached responses, for as long as these are cached. */
const marked = new WeakMap<Answer, CompressedBody>();

/** Sends a cached response while the database cannot confirm it; `mark` writes that into a page. */
export async function sendStale(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
  mark: (html: string) => string = (text) => text,
): Promise<FastifyReply> {
  const body = marked.get(answer) ?? new CompressedBody(mark(answer.body.body.toString()));
  marked.set(answer, body);
  const { vary, ...headers } = answer.headers;
  reply.headers({ ...headers, ...STALE_HEADERS });
  addVary(reply, vary, 'Accept-Encoding');
  const { bytes, encoding } = await body.bytesFor(String(request.headers['accept-encoding'] ?? ''));
  if (encoding) reply.header('content-encoding', encoding);
  return reply.code(answer.status).send(bytes);
}
