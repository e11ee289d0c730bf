import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database.ts';
import { etagOf, isNamed, withEtag } from './etag.ts';
import { PackedAnswer } from './packed-answer.ts';
import { sendStale } from './stale-answer.ts';
import { watchVersion } from './watch-version.ts';

export type Answer = { status: number; headers: Record<string, string>; etag: string; packed: PackedAnswer };

/** At most this much is kept, in bytes. */
const CACHE_SIZE = 64_000_000;
/** What an answer and its compressed forms take, in bytes. */
const sizeOf = ({ packed }: Answer) => Math.ceil(packed.body.length * 1.5) + 500;
/** What is kept is shown unmarked for so long after the version was last read, in ms. */
const STALE_AFTER_MS = 2_000;

/**
 * Answers that are the same for everyone, kept as bytes and dropped whole when the catalogue changes: a catalogue
 * changes a few times a day and is read all day. Every process reads the catalogue's version all the time; the one that
 * changed it drops at once. `generation` keeps an answer that was read before a change from being kept after it.
 */
export class CatalogueCache {
  #answers = new LRUCache<string, Answer>({ maxSize: CACHE_SIZE, sizeCalculation: sizeOf });
  generation = 0;
  #version: string | null = null;
  #readAt = Number.NEGATIVE_INFINITY;

  /** Whether what is kept is what the database said two seconds ago or later. Else it is shown marked, and nothing new is kept. */
  get isFresh(): boolean {
    return performance.now() - this.#readAt <= STALE_AFTER_MS;
  }

  /** How long ago the version could last be read, in ms; endless when it never was. */
  get age(): number {
    return performance.now() - this.#readAt;
  }

  /** Takes note of the catalogue's version, and of when it was read from the database (ms of `performance.now()`). */
  see(version: string, readAt = this.#readAt): void {
    if (version !== this.#version) this.drop();
    this.#version = version;
    this.#readAt = Math.max(this.#readAt, readAt);
  }

  drop(): void {
    this.generation += 1;
    this.#answers.clear();
  }

  /** How often an answer was looked for, and found or not. */
  readonly lookups = { page: { hit: 0, miss: 0 }, api: { hit: 0, miss: 0 } };

  has(key: string): boolean {
    return this.#answers.has(key);
  }

  find(kind: 'page' | 'api', key: string): Answer | undefined {
    const kept = this.#answers.get(key);
    this.lookups[kind][kept ? 'hit' : 'miss'] += 1;
    return kept;
  }

  /** `version` is that of the one record that the answer shows; `null` for any other answer. */
  keep(
    key: string,
    generation: number,
    text: string,
    answer: Pick<Answer, 'status' | 'headers'>,
    version: number | null = null,
  ): Answer {
    const body = Buffer.from(text);
    const etag = etagOf(body, version);
    const kept = { ...answer, etag, packed: new PackedAnswer(body) };
    if (this.isFresh && generation === this.generation) this.#answers.set(key, kept);
    return kept;
  }
}

/** Sends a kept answer, or 304 when the caller has it already. */
export async function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Answer): Promise<FastifyReply> {
  reply.headers({
    ...answer.headers,
    etag: answer.etag,
    'cache-control': 'public, no-cache',
    vary: [answer.headers.vary, 'Accept-Encoding'].filter(Boolean).join(', '),
  });
  if (isNamed(request.headers['if-none-match'], answer.etag)) return reply.code(304).send();
  const { bytes, encoding } = await answer.packed.bytesFor(String(request.headers['accept-encoding'] ?? ''));
  if (encoding) reply.header('content-encoding', encoding);
  return reply.code(answer.status).send(bytes);
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered from the cache: only for what is the same for everyone and changes with the catalogue. */
    isCached?: boolean;
  }
  interface FastifyRequest {
    cacheGeneration: number;
  }
  interface FastifyInstance {
    catalogueCache: CatalogueCache;
  }
}

/** Decorates the app with the cache, and keeps it told of changes that other processes make. */
export const catalogueCache = fp<{ database: Database }>(async (app, { database }) => {
  const cache = new CatalogueCache();
  app.decorate('catalogueCache', cache);
  app.decorateRequest('cacheGeneration', 0);
  app.addHook('onRequest', async (request, reply) => {
    if (!request.routeOptions.config.isCached) return;
    request.cacheGeneration = cache.generation;
    const kept = cache.find('api', request.url);
    if (kept) return cache.isFresh ? sendAnswer(request, reply, kept) : sendStale(request, reply, kept);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const isSent = reply.hasHeader('etag') || reply.hasHeader('warning');
    if (!request.routeOptions.config.isCached || reply.statusCode !== 200 || isSent) return payload;
    const headers = { 'content-type': String(reply.getHeader('content-type')) };
    const total = reply.getHeader('x-total-count');
    const answer = {
      status: 200,
      headers: { ...headers, ...(total !== undefined && { 'x-total-count': String(total) }) },
    };
    const { cacheGeneration, recordVersion } = request;
    const { etag } = cache.keep(request.url, cacheGeneration, String(payload), answer, recordVersion);
    reply.header('cache-control', 'public, no-cache');
    return withEtag(request, reply, etag, payload);
  });
  const watch = await watchVersion(database, (version, readAt) => cache.see(version, readAt));
  let wasFresh = true;
  // What an operator should hear of: shoppers see it as well.
  const tell = setInterval(() => {
    if (cache.isFresh === wasFresh) return;
    wasFresh = cache.isFresh;
    if (wasFresh) app.log.warn({ event: 'database back' }, 'the database answers again');
    else app.log.error({ event: 'database away' }, 'the database does not answer: what is kept is shown marked');
  }, STALE_AFTER_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(tell);
    await watch.stop();
  });
});
