import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { addVary } from '../http/add-vary.ts';
import { CompressedBody } from './compressed-body.ts';
import { etagOf, isNamed } from './etag.ts';
import type { Read } from './reads.ts';

/**
 * `reads`: the data that it depends on; `null` when unknown. `until`: when it expires although no data changes, in ms;
 * `null` for never.
 */
export type Answer = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  body: CompressedBody;
  reads: readonly Read[] | null;
  until?: number | null;
};

/** The most bytes in the cache: keys, bodies, compressed forms and their overhead. */
export const MOST_BYTES = 32_000_000;
/** The most responses in the cache, however small they are. */
export const MOST_ANSWERS = 4_000;
/** What an answer takes besides its bytes: headers, the objects around it, and its place in the store, in bytes. */
const OVERHEAD = 6_000;

/** A response before its body is cached. */
export type Drawn = Pick<Answer, 'status' | 'headers' | 'reads' | 'until'>;

/** An answer with its tag; `version` is that of the one record that it shows, `null` for any other answer. */
export const answerOf = (text: string, answer: Drawn, version: number | null = null): Answer => {
  const body = new CompressedBody(text);
  return { ...answer, etag: etagOf(body.body, version), body };
};

/** Responses by key, bounded in bytes; the least recently used are evicted first. */
export class AnswerStore {
  #answers = new LRUCache<string, Answer>({
    max: MOST_ANSWERS,
    maxSize: MOST_BYTES,
    // A key may hold characters of two bytes.
    sizeCalculation: ({ body, reads }, key) =>
      body.held + 2 * key.length + OVERHEAD + (reads ?? []).reduce((sum, { ids }) => sum + (ids?.length ?? 0), 0),
  });

  get(key: string): Answer | undefined {
    return this.#answers.get(key);
  }

  has(key: string): boolean {
    return this.#answers.has(key);
  }

  set(key: string, answer: Answer): void {
    this.#answers.set(key, answer);
    // Counted again when a compressed form is made of it. Only another object counts as a change.
    answer.body.onGrown = () => {
      if (this.#answers.peek(key)?.body === answer.body) this.#answers.set(key, { ...answer });
    };
  }

  dropWhere(isDropped: (answer: Answer) => boolean): void {
    for (const [key, answer] of [...this.#answers.entries()]) if (isDropped(answer)) this.#answers.delete(key);
  }

  clear(): void {
    this.#answers.clear();
  }

  /** The number of cached responses and their bytes. */
  get size(): { answers: number; bytes: number } {
    return { answers: this.#answers.size, bytes: this.#answers.calculatedSize };
  }
}

/** Sends a cached response, or 304 when the caller has it already. */
export async function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Answer): Promise<FastifyReply> {
  const { vary, ...headers } = answer.headers;
  reply.headers({
    ...headers,
    etag: answer.etag,
    'cache-control': 'public, no-cache',
  });
  addVary(reply, vary, 'Accept-Encoding');
  if (isNamed(request.headers['if-none-match'], answer.etag)) return reply.code(304).send();
  const { bytes, encoding } = await answer.body.bytesFor(String(request.headers['accept-encoding'] ?? ''));
  if (encoding) reply.header('content-encoding', encoding);
  return reply.code(answer.status).send(bytes);
}
