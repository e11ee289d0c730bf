import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { storeWrite, writesOf } from './bare-writes.ts';
import type { LoadPlan, PlannedRequest } from './load.ts';
import type { Bound } from './rows.ts';
import type { TargetShop } from './target-shop.ts';

export type BareServer = { url: string; pid: number; end(): void };

type Answer = { status: number; type: string; encoding: string | null; bytes: Buffer };

/** Sends one request, and returns its answer as it comes over the wire. */
const send = (url: string, { method = 'GET', path: planned, headers, body }: PlannedRequest): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request(url + planned, { method, headers: headers ?? {} }, async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part);
      const { 'content-type': type = '', 'content-encoding': encoding = null } = answer.headers;
      resolve({ status: answer.statusCode ?? 0, type, encoding, bytes: Buffer.concat(parts) });
    });
    sent.once('error', reject).end(body);
  });

/** Takes down what the shop answers to each request of a plan. Throws where it refuses one. */
async function storeAnswers({ server, database }: TargetShop, plan: LoadPlan): Promise<void> {
  await database.execute(sql`drop table if exists bench.answers`);
  await database.execute(sql`
    create table bench.answers (address text primary key, type text not null, encoding text, body text, packed bytea)`);
  for (const planned of plan) {
    const { status, type, encoding, bytes } = await send(server.url, planned);
    if (status !== 200) throw new Error(`${planned.path}: ${status} ${bytes.toString()}`);
    const [body, packed] = encoding ? [null, bytes] : [bytes.toString(), null];
    await database.execute(sql`
      insert into bench.answers values (${planned.path}, ${type}, ${encoding}, ${body}, ${packed}) on conflict do nothing`);
  }
  await database.execute(sql`analyze bench.answers`);
}

/** Has the shop take one order, and takes down what that wrote and answered. */
async function storeOrder({ server, database }: TargetShop, [planned]: LoadPlan): Promise<void> {
  if (!planned) throw new Error('There is no order');
  const number = String(Date.now()).slice(-8);
  const [path, body] = [planned.path, planned.body?.replaceAll('__TURN__', number)];
  const { status, bytes } = await send(server.url, { ...planned, path, ...(body && { body }) });
  const answer = bytes.toString();
  if (status !== 201) throw new Error(`An order: ${status} ${answer}`);
  const { id } = JSON.parse(answer) as { id: string };
  await storeWrite(database, { statements: await writesOf(database, id), answer, status });
}

/** Starts the bound of a row, which knows what the shop answers or writes. */
export async function startBare(
  shop: TargetShop,
  { bound, plan, workers, databaseUrl }: { bound: Bound; plan: LoadPlan; workers: number; databaseUrl: string },
): Promise<BareServer> {
  await shop.database.execute(sql`create schema if not exists bench`);
  if (bound === 'order') await storeOrder(shop, plan);
  else await storeAnswers(shop, plan);
  const child: ChildProcess = fork(
    path.join(import.meta.dirname, 'bare-server.ts'),
    [bound, databaseUrl, String(workers)],
    {
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  const [port]: number[] = await once(child, 'message');
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, end: () => child.kill() };
}
