import { deepEqual, equal } from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { formOf } from '../../support/makers.ts';
import { type Agreement, guestOrder, inMs, makeProduct, name, numbers, phone, statuses } from './agreement.ts';
import { ask, done, get, type ManyServers, serverAt, until } from './many-servers.ts';

/** No limit: what reads a file is a process of its own, for which a busy machine takes its time. */
const JOB_MS = 60_000;
const ended = async (shop: ManyServers, at: number, id: string) => {
  await until('the job', async () => (await get(shop, at, `/jobs/${id}`)).state !== 'running', JOB_MS);
  const job = await get(shop, at, `/jobs/${id}`);
  equal(job.state, 'done', job.problem);
  return job;
};
const jobs: Agreement = {
  name: 'a job that one process does is followed, fetched and taken back through the others',
  async prove(shop) {
    const named = numbers(40).map(() => name('Importé'));
    const file = new File([['Nom;Prix', ...named.map((each) => `${each};2000`)].join('\n')], 'produits.csv');
    const begun = (await done(ask(shop, 0, 'POST', '/products/import', { form: formOf({ file }) }))).body;
    await ended(shop, 1, begun.id);
    const requested = (await done(ask(shop, 1, 'POST', '/products/export?format=csv'))).body;
    await ended(shop, 2, requested.id);
    const { path } = (await done(ask(shop, 0, 'POST', `/jobs/${requested.id}/link`))).body;
    const sheet = await (await fetch(new URL(path, serverAt(shop, 1)))).text();
    equal(named.filter((each) => sheet.includes(each)).length, named.length);
    const undo = (await done(ask(shop, 2, 'POST', `/imports/${begun.id}/undo`))).body;
    await ended(shop, 0, undo.id);
    const { rows } = await shop.database.execute(
      sql`select 1 from products where name in (select jsonb_array_elements_text(${JSON.stringify(named)}::jsonb))`,
    );
    equal(rows.length, 0);
    return `${named.length} rows imported, exported, taken back`;
  },
};

const messages: Agreement = {
  name: 'each message leaves once',
  async prove({ database, mail }) {
    const mark = randomBytes(4).toString('hex');
    await database.execute(sql`
      insert into messages (event, channel, status, tries, next_try_at, recipient, subject, text, body)
      select 'account', 'email', 'waiting', 0, now(), ${mark} || number || '@example.com', 'Bonjour', 'Bonjour', 'Bonjour'
      from generate_series(1, 60) number`);
    const ms = await until(
      'all messages',
      async () => {
        const { rows } = await database.execute(
          sql`select 1 from messages where recipient like ${`${mark}%`} and status = 'sent'`,
        );
        return rows.length === 60;
        // Nobody queued them: the poll of each minute finds them.
      },
      75_000,
    );
    const got = mail.emails.filter(({ to }) => to.startsWith(mark)).map(({ to }) => to);
    equal(got.length, 60);
    equal(new Set(got).size, 60);
    return `60 of 60 once, in ${inMs([ms])}`;
  },
};

const webhooks: Agreement = {
  name: 'each event is delivered once, those of a record in order',
  async prove(shop) {
    const { receiver, database } = shop;
    const hook = {
      name: name('Stock'),
      url: receiver.url,
      isOpen: true,
      events: [{ resource: 'brands', event: 'all' }],
    };
    const { id } = (await done(ask(shop, 0, 'POST', '/webhooks', { json: hook }))).body;
    const brand = async (at: number) => {
      const made = (await done(ask(shop, at, 'POST', '/brands', { json: { name: name('Marque'), featured: false } })))
        .body;
      for (const turn of numbers(8))
        await done(ask(shop, at + turn, 'PATCH', `/brands/${made.id}`, { json: { name: name('Marque') } }));
      return String(made.id);
    };
    const brands = await Promise.all(numbers(3).map(brand));
    const notified = (record: string) =>
      receiver.received.filter(({ event }) => event.recordId === record).map(({ event }) => event.id as string);
    const noted = async (record: string) =>
      (
        await database.execute<{ id: string }>(
          sql`select id from "webhook-deliveries" where webhook_id = ${id} and record_id = ${record} order by position`,
        )
      ).rows.map((row) => row.id);
    await until('all events', async () => {
      const { rows } = await database.execute(
        sql`select 1 from "webhook-deliveries" where webhook_id = ${id} and status = 'delivered'`,
      );
      return rows.length === 27;
    });
    for (const each of brands) deepEqual(notified(each), await noted(each));
    await done(ask(shop, 1, 'DELETE', `/webhooks/${id}`));
    return '27 of 27 once';
  },
};

const sums: Agreement = {
  name: 'statistics are the same at every server, however the sums are folded',
  async prove(shop) {
    const product = await makeProduct(shop);
    const count = async (at: number) => (await get(shop, at, '/statistics')).orders as number;
    const before = await count(0);
    const placed = await Promise.all(
      numbers(9).map((at) => ask(shop, at, 'POST', '/orders', { token: '', json: guestOrder(product, phone()) })),
    );
    equal(statuses(placed, 201), 9);
    for (const at of numbers(shop.servers.length)) equal(await count(at), before + 9);
    return '9 orders, counted at each';
  },
};

/** What is done behind requests, by one process for all. */
export const atWork: readonly Agreement[] = [jobs, messages, webhooks, sums];
