/**
 * The bound that a row is compared with: Fastify and pg alone, in as many processes as the shop has. Its first argument
 * selects what it does:
 *
 *   memory      the very bytes that the shop answers, by address, from memory
 *   statement   the same, read by one prepared statement
 *   session     the same, once the row of the session has been read
 *   order       the rows of an order, written in one transaction
 */
import cluster from 'node:cluster';
import Fastify, { type FastifyInstance } from 'fastify';
import { Pool } from 'pg';
import { hashOf } from '../../../api/src/platform/server/access/secret-token.ts';
import type { BareWrite } from './bare-writes.ts';

const [kind, url, workers] = process.argv.slice(2);
type StoredAnswer = { type: string; encoding: string | null; body: string | null; packed: Buffer | null };

const pool = new Pool({ connectionString: url });

async function read(address: string): Promise<StoredAnswer> {
  const text = 'select type, encoding, body, packed from bench.answers where address = $1';
  // Bytes come as they are, not as letters.
  const query = { name: 'answer', text, values: [address], binary: true };
  const { rows } = await pool.query<StoredAnswer>(query);
  if (!rows[0]) throw new Error(`No answer is stored for ${address}`);
  return rows[0];
}

function answering(
  app: FastifyInstance,
  find: (address: string) => Promise<StoredAnswer> | StoredAnswer,
  isSession: boolean,
): void {
  app.get('/*', async (request, reply) => {
    if (isSession) {
      const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
      const text = 'select user_id, expires_at from sessions where token_hash = $1';
      const { rowCount } = await pool.query({ name: 'session', text, values: [hashOf(token)] });
      if (rowCount !== 1) return reply.code(401).send();
    }
    const { type, encoding, body, packed } = await find(request.url);
    if (encoding) reply.header('content-encoding', encoding);
    return reply.type(type).send(body ?? packed);
  });
}

async function answeringFromMemory(app: FastifyInstance): Promise<void> {
  const { rows } = await pool.query<StoredAnswer & { address: string }>('select * from bench.answers');
  const answers = new Map(
    rows.map((row) => [row.address, { ...row, body: null, packed: row.packed ?? Buffer.from(row.body ?? '') }]),
  );
  answering(app, (address) => answers.get(address)!, false);
}

async function writing(app: FastifyInstance): Promise<void> {
  const { rows } = await pool.query<{ write: BareWrite }>('select write from bench.writes');
  const { statements, answer, status } = rows[0]!.write;
  app.post('/*', async (_request, reply) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const fresh = new Map<string, string>();
      for (const { name, text, values } of statements)
        await client.query({ name, text, values: values.map((value) => ownValue(value, fresh)) });
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
    return reply.code(status).type('application/json; charset=utf-8').send(answer);
  });
}

/** A value as it is written: `fresh` ones are another each time, but the same in one transaction; others are as they were. */
function ownValue(value: BareWrite['statements'][number]['values'][number], fresh: Map<string, string>): unknown {
  if (value === null || !('fresh' in value)) return value?.as ?? null;
  const cached = fresh.get(value.fresh);
  if (cached) return cached;
  const made = value.isUuid ? crypto.randomUUID() : crypto.randomUUID().replaceAll('-', '');
  fresh.set(value.fresh, made);
  return made;
}

if (cluster.isPrimary && Number(workers) > 1) {
  let listening = 0;
  for (let worker = 0; worker < Number(workers); worker += 1) cluster.fork();
  cluster.on('listening', (_worker, { port }) => {
    listening += 1;
    if (listening === Number(workers)) process.send?.(port);
  });
} else {
  const app = Fastify();
  if (kind === 'memory') await answeringFromMemory(app);
  else if (kind === 'statement' || kind === 'session') answering(app, read, kind === 'session');
  else await writing(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  if (cluster.isPrimary) process.send?.(typeof address === 'object' ? address?.port : address);
}
process.once('SIGTERM', () => process.exit());
