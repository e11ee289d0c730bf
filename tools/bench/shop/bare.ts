import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../../src/database/database.ts';
import type { AskedShop } from './asked-shop.ts';
import { copyTable, storeWrite, writesOf } from './bare-writes.ts';
import type { Asked, LoadPlan } from './load.ts';
import type { Bound } from './rows.ts';

export type BareServer = { url: string; pid: number; end(): void };

/** A shop that is busy is asked again for so long, in ms. */
const BUSY_MS = 300_000;

type Answer = { status: number; type: string; encoding: string | null; bytes: Buffer };

/** Asks for one answer, as it comes over the wire. */
const ask = (url: string, { method = 'GET', path: asked, headers, body }: Asked): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request(url + asked, { method, headers: headers ?? {} }, async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part);
      const { 'content-type': type = '', 'content-encoding': encoding = null } = answer.headers;
      resolve({ status: answer.statusCode ?? 0, type, encoding, bytes: Buffer.concat(parts) });
    });
    sent.once('error', reject).end(body);
  });

/** The same, once the shop has time for it: a process that has just started looks through texts until it knows the words. */
async function askInTime(url: string, asked: Asked): Promise<Answer> {
  const end = performance.now() + BUSY_MS;
  for (;;) {
    const answer = await ask(url, asked);
    if (answer.status !== 503 || performance.now() > end) return answer;
    await pause(1_000);
  }
}

/** Takes down what the shop answers to each request of a plan. Throws where it refuses one. */
async function storeAnswers({ server, database }: AskedShop, plan: LoadPlan): Promise<void> {
  await database.execute(sql`drop table if exists bench.answers`);
  await database.execute(sql`
    create table bench.answers (address text primary key, type text not null, encoding text, body text, packed bytea)`);
  for (const asked of plan) {
    const { status, type, encoding, bytes } = await askInTime(server.url, asked);
    if (status !== 200) throw new Error(`${asked.path}: ${status} ${bytes.toString()}`);
    const [body, packed] = encoding ? [null, bytes] : [bytes.toString(), null];
    await database.execute(sql`
      insert into bench.answers values (${asked.path}, ${type}, ${encoding}, ${body}, ${packed}) on conflict do nothing`);
  }
  await database.execute(sql`analyze bench.answers`);
}

/** Has the shop take one order, and takes down what that wrote and answered. */
async function storeOrder({ server, database }: AskedShop, [asked]: LoadPlan): Promise<void> {
  if (!asked) throw new Error('There is no order');
  const number = String(Date.now()).slice(-8);
  const [path, body] = [asked.path, asked.body?.replaceAll('__TURN__', number)];
  const { status, bytes } = await ask(server.url, { ...asked, path, ...(body && { body }) });
  const answer = bytes.toString();
  if (status !== 201) throw new Error(`An order: ${status} ${answer}`);
  const { id } = JSON.parse(answer) as { id: string };
  await storeWrite(database, { statements: await writesOf(database, id), answer, status });
}

/** What a bare server does with a notice: payment and order are paid, and the order's history says so. */
const NOTICE = [
  [
    'payment',
    `update bench.payments set status = 'paid', transaction_id = $1, verified_at = now(), next_check_at = null, row_version = row_version + 1
     where id = $2 and status = 'pending'`,
    ['transactionId', 'partnerId'],
  ],
  [
    'order',
    `update bench.orders set status = 'paid', transaction_id = $1, row_version = row_version + 1
     where id = (select order_id from bench.payments where id = $2)`,
    ['transactionId', 'partnerId'],
  ],
] as const;

async function storeNotices(database: Database): Promise<void> {
  for (const table of ['orders', 'payments']) {
    await database.execute(sql`drop table if exists bench.${sql.identifier(table)}`);
    await copyTable(database, table);
  }
  const paid = sql`select order_id from payments where status = 'pending'`;
  for (const [table, where] of [
    ['orders', sql`id in (${paid})`],
    ['payments', sql`status = 'pending'`],
  ] as const)
    await copyInto(database, table, where);
  const statements = NOTICE.map(([name, text, values]) => ({ name, text, values: values.map((asked) => ({ asked })) }));
  await storeWrite(database, { statements, answer: '{"received":true}', status: 200 });
}

async function copyInto(database: Database, table: string, where: ReturnType<typeof sql>): Promise<void> {
  const { rows } = await database.execute<{ name: string }>(sql`
    select attname::text as name from pg_attribute where attrelid = ${`bench.${table}`}::regclass and attnum > 0
      and attgenerated = '' and not attisdropped order by attnum`);
  const columns = sql.join(
    rows.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  await database.execute(sql`
    insert into bench.${sql.identifier(table)} (${columns}) select ${columns} from public.${sql.identifier(table)} where ${where}`);
}

/** Starts the bound of a row, which knows what the shop answers or writes. */
export async function startBare(
  shop: AskedShop,
  { bound, plan, workers, databaseUrl }: { bound: Bound; plan: LoadPlan; workers: number; databaseUrl: string },
): Promise<BareServer> {
  await shop.database.execute(sql`create schema if not exists bench`);
  if (bound === 'order') await storeOrder(shop, plan);
  else if (bound === 'notice') await storeNotices(shop.database);
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
