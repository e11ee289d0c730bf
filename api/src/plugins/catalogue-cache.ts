import { sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import type { Database, Executor } from '../database/database.ts';
import { etagOf, isNamed, withEtag } from './etag.ts';
import { PackedAnswer } from './packed-answer.ts';

type Answer = { status: number; headers: Record<string, string>; etag: string; packed: PackedAnswer };

/** At most this much is kept, in bytes. */
const CACHE_SIZE = 64_000_000;
/** What an answer and its compressed forms take, in bytes. */
const sizeOf = ({ packed }: Answer) => Math.ceil(packed.body.length * 1.5) + 500;
const CHANNEL = 'catalogue';
/** How long to wait before listening again, in ms, after the database went away. */
const LISTEN_AGAIN_MS = 1_000;

/**
 * Answers that are the same for everyone, kept as bytes and dropped whole when the catalogue changes: a catalogue
 * changes a few times a day and is read all day. Every process hears of a change by NOTIFY; the one that made it drops
 * at once. `generation` keeps an answer that was read before a change from being kept after it.
 */
export class CatalogueCache {
  #answers = new LRUCache<string, Answer>({ maxSize: CACHE_SIZE, sizeCalculation: sizeOf });
  generation = 0;
  /** Off while the database can't tell of changes: then every request reads. */
  isListening = false;

  drop(): void {
    this.generation += 1;
    this.#answers.clear();
  }

  /** Tells every process, when the transaction commits. */
  async announce(transaction: Executor): Promise<void> {
    await transaction.execute(sql`select pg_notify(${CHANNEL}, '')`);
  }

  /** How often an answer was looked for, and found or not. */
  readonly lookups = { page: { hit: 0, miss: 0 }, api: { hit: 0, miss: 0 } };

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
    if (this.isListening && generation === this.generation) this.#answers.set(key, kept);
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
    if (kept) return sendAnswer(request, reply, kept);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.routeOptions.config.isCached || reply.statusCode !== 200 || reply.hasHeader('etag')) return payload;
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
  let isClosing = false;
  let current: ReturnType<Database['listener']> | null = null;
  let again: NodeJS.Timeout | undefined;

  const listen = async (): Promise<void> => {
    const listener = database.listener();
    current = listener;
    const lost = () => {
      if (current !== listener) return;
      current = null;
      cache.isListening = false;
      cache.drop();
      listener.end().catch(() => undefined);
      if (!isClosing) again = setTimeout(listen, LISTEN_AGAIN_MS).unref();
    };
    listener
      .on('error', lost)
      .on('end', lost)
      .on('notification', () => cache.drop());
    try {
      await listener.connect();
      await listener.query('LISTEN catalogue');
      cache.drop();
      cache.isListening = true;
    } catch {
      lost();
    }
  };
  await listen();
  app.addHook('onClose', async () => {
    isClosing = true;
    clearTimeout(again);
    await current?.end().catch(() => undefined);
  });
});
