/**
 * One of the two servers that `engine.ts` compares, in a process of its own: `shop`, whose lists are never kept, or
 * `bare`, Fastify and pg alone, which answers by one prepared statement. Tells the port it listens on, and at each
 * message the processor time that it has used, in µs.
 */
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { Pool } from 'pg';
import { buildApp } from '../src/app.ts';
import { openDatabase } from '../src/database/database.ts';
import { openMediaFolder } from '../src/media/media-store.ts';

const [kind, url = ''] = process.argv.slice(2);

async function shop(): Promise<FastifyInstance> {
  const app = await buildApp({
    settings: { RATE_LIMIT: 'off', TRUST_PROXY: 'off' },
    database: openDatabase(url),
    mediaStore: await openMediaFolder(path.join(tmpdir(), `karite-bench-media-${process.pid}`)),
    web: null,
  });
  // No answer is found in the cache: each is made anew.
  app.catalogueCache.find = () => undefined;
  return app;
}

/** `bench_answers` holds the very bytes that the shop answers, by address. */
async function bare(): Promise<FastifyInstance> {
  const pool = new Pool({ connectionString: url });
  const app = Fastify();
  app.get('/api/*', async (request, reply) => {
    const query = { name: 'answer', text: 'select body from bench_answers where address = $1', values: [request.url] };
    const { rows } = await pool.query<{ body: string }>(query);
    return reply.type('application/json; charset=utf-8').send(rows[0]?.body);
  });
  return app;
}

const app = await (kind === 'shop' ? shop() : bare());
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
process.once('SIGTERM', () => process.exit());
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
process.send?.(typeof address === 'object' ? address?.port : address);
