import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { letMessagesLeave } from '../support/tasks.ts';
import { withTestApp } from '../support/with-test-app.ts';
import { figure } from './support/figure.ts';

const JOBS = 1_000;
/** The first is killed when so many have left. */
const KILLED_AT = 200;

let mail: MailServer;
const servers: ServerProcess[] = [];
const shop = withTestApp([], { repeatsWork: false });

beforeAll(async () => {
  mail = await startMailServer();
});
afterAll(async () => {
  for (const server of servers) await server.kill();
  await mail.close();
});

const start = async () => {
  const server = await startServer(shop, { environment: { SMTP_URL: mail.url, MAIL_FROM: 'boutique@example.com' } });
  servers.push(server);
  return server;
};

it('P64: kill -9 during 1 000 queued jobs: each is done, and none twice but what was under way', async () => {
  const first = await start();
  await shop.database.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ record: string }>(sql`
      insert into messages (event, channel, status, tries, next_try_at, recipient, subject, body)
      select 'letter', 'email', 'waiting', 0, now(), 'c' || number || '@example.com', 'Sujet', 'Texte'
      from generate_series(1, ${JOBS}::int) number returning id as record`);
    await shop.app.taskQueue.add(
      transaction,
      rows.map(({ record }) => ({ task: 'send-email', record })),
    );
  });
  const queued = async () =>
    (await shop.database.execute(sql`select 1 from pgboss.job where name = 'send-email' and singleton_key <> 'look'`))
      .rows.length;
  expect(await queued()).toBe(JOBS);
  await expect.poll(() => mail.emails.length, { timeout: 60_000 }).toBeGreaterThan(KILLED_AT);
  await first.kill();
  const before = mail.emails.length;
  expect(before).toBeLessThan(JOBS);
  await Promise.all([start(), start()]);
  const left = async () =>
    (await shop.database.execute(sql`select 1 from messages where status <> 'sent'`)).rows.length;
  await expect.poll(left, { timeout: 90_000 }).toBeLessThanOrEqual(1);
  // What the killed one had begun comes again when its time is over: here at once.
  await shop.database.execute(sql`
    update pgboss.job set started_on = now() - interval '1 hour' where name = 'send-email' and state = 'active'`);
  await letMessagesLeave(shop);
  await expect.poll(left, { timeout: 60_000 }).toBe(0);
  const recipients = new Set(mail.emails.map(({ to }) => to));
  expect(recipients.size).toBe(JOBS);
  expect(mail.emails.length).toBeLessThanOrEqual(JOBS + 1);
  figure('P64', `killed after ${before} of ${JOBS} e-mails: all ${JOBS} left, ${mail.emails.length - JOBS} twice`);
});
