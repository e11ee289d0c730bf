import { brands, resources, webhooks } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OwnDatabase, openOwnDatabase } from '../../../test/support/own-database.ts';
import { findOne } from '../../engine/read/read.ts';
import { insertRecord, updateRecord } from '../../engine/write/save.ts';
import { markDelivered, markFailed, sendAgain, sweepDeliveries, takeNext } from './deliveries.ts';
import { prepareEvent } from './prepare.ts';
import { watchTables } from './watch-tables.ts';

let own: OwnDatabase;
beforeAll(async () => {
  own = await openOwnDatabase();
});
afterAll(() => own.close());
beforeEach(async () => {
  await own.database.execute(sql`truncate webhooks, "webhook-deliveries", brands cascade`);
});

const listen = (url = 'https://exemple.com/') =>
  insertRecord(own.database, webhooks, {
    name: 'w',
    url,
    isOpen: true,
    events: [{ resource: 'brands', event: 'all' }],
  });
const addBrand = (name: string) => insertRecord(own.database, brands, { name, featured: false });
async function rename(id: string, name: string) {
  const before = await findOne(own.database, brands, id);
  await updateRecord(own.database, brands, before!, { name });
}
/** Completes each new event, as the task does. */
async function prepare(): Promise<void> {
  const { rows } = await own.database.execute<{ id: string }>(sql`
    select id from "webhook-deliveries" where transaction is not null order by position`);
  for (const { id } of rows) await prepareEvent(own.database, resources, id);
}
/** Takes the next event of the webhook, or of the one that is named. */
async function take(webhookId?: string) {
  const { rows } = await own.database.execute<{ id: string }>(sql`select id from webhooks`);
  return takeNext(own.database, webhookId ?? rows[0]!.id);
}
const pass = (interval: string) =>
  own.database.execute(sql`
  update "webhook-deliveries" set next_try_at = next_try_at - ${interval}::interval, waits_since = waits_since - ${interval}::interval,
    created_at = created_at - ${interval}::interval`);
const states = async () =>
  (
    await own.database.execute<{ status: string; tries: number; minutes: number | null }>(sql`
    select status, tries, round(extract(epoch from next_try_at - now()) / 60)::int as minutes
    from "webhook-deliveries" order by position`)
  ).rows;

it('leaves the events of a resource that is declared no more, however many, and goes on with the others', async () => {
  const webhook = await listen();
  await own.database.execute(sql`
    insert into "webhook-deliveries" (webhook_id, type, resource, record_id, status, tries, version, former, transaction)
    select ${webhook}::uuid, 'shelves.created', 'shelves', gen_random_uuid(), 'waiting', 0, 1, '{}', 1 from generate_series(1, 100)`);
  await watchTables(own.database, [brands]);
  await addBrand('Sènami');
  await prepare();
  const { rows } = await own.database.execute<{ resource: string }>(
    sql`select resource from "webhook-deliveries" where payload is not null`,
  );
  expect(rows).toEqual([{ resource: 'brands' }]);
});

describe('the tables are watched', () => {
  it('from the first start on; a second changes nothing, and other columns put the trigger on anew', async () => {
    const triggers = () =>
      own.database.execute<{ id: number }>(
        sql`select oid::int as id from pg_trigger where tgname = 'webhooks_told' order by oid`,
      );
    await watchTables(own.database, [brands]);
    const first = (await triggers()).rows;
    expect(first).toHaveLength(1);
    await watchTables(own.database, [brands]);
    expect((await triggers()).rows).toEqual(first);
    await own.database.execute(sql`
      create or replace trigger webhooks_told after insert on brands for each row execute function tell_webhooks('name')`);
    await Promise.all([watchTables(own.database, [brands]), watchTables(own.database, [brands])]);
    await listen();
    await rename(await addBrand('A'), 'B');
    expect(await states()).toHaveLength(2);
  });
});

describe('an event', () => {
  it('keeps what the record held then, though it waits; its content is read once', async () => {
    await listen();
    const id = await addBrand('A');
    await prepare();
    await rename(id, 'B');
    await prepare();
    expect(await take()).toMatchObject({ payload: { data: { name: 'A' }, version: 1 } });
  });

  it('is taken by one of ten processes at once', async () => {
    await listen();
    await addBrand('A');
    await Promise.all([prepare(), prepare()]);
    const taken = await Promise.all(Array.from({ length: 10 }, () => take()));
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  it('is sent again by another process when the one that took it was killed; the next of its record waits so long', async () => {
    await listen();
    const id = await addBrand('A');
    await rename(id, 'B');
    await prepare();
    const taken = await take();
    // kill -9 here: nobody marks it.
    expect(await take()).toBeNull();
    await pass('61 seconds');
    expect(await take()).toMatchObject({ id: taken!.id, tries: 2 });
    expect(await take()).toBeNull();
    await markDelivered(own.database, taken!.id);
    expect(await take()).toMatchObject({ payload: { data: { name: 'B' } } });
  });

  it('does not wait for another record, nor for another webhook of the same', async () => {
    const one = await listen();
    const other = await listen('https://autre.exemple.com/');
    await addBrand('A');
    await addBrand('B');
    await prepare();
    const taken = [await take(one), await take(other), await take(one), await take(other)];
    expect(new Set(taken.map((due) => due?.id)).size).toBe(4);
    expect([await take(one), await take(other)]).toEqual([null, null]);
  });

  it('is tried with growing pauses for a day, then given up, and lets the next of its record go', async () => {
    await listen();
    const id = await addBrand('A');
    await rename(id, 'B');
    await prepare();
    const pauses: (number | null)[] = [];
    for (let isOver = false; !isOver; ) {
      const due = await take();
      expect(due).toMatchObject({ payload: { type: 'brands.created' } });
      isOver = await markFailed(own.database, due!, 'Réponse 503');
      const [first] = await states();
      pauses.push(first!.minutes);
      await own.database.execute(
        sql`update "webhook-deliveries" set next_try_at = now() where next_try_at is not null`,
      );
    }
    expect(pauses).toEqual([1, 2, 4, 8, 15, 30, 60, 120, 240, 240, 240, 240, 240, null]);
    expect(pauses.reduce<number>((sum, pause) => sum + (pause ?? 0), 0)).toBe(24 * 60);
    expect((await states())[0]).toMatchObject({ status: 'failed', tries: 14 });
    expect(await take()).toMatchObject({ payload: { type: 'brands.updated' } });
  });

  it('of a closed webhook waits; after a day without a turn it is given up, after thirty deleted', async () => {
    await listen();
    await addBrand('A');
    await prepare();
    await own.database.execute(sql`update webhooks set is_open = false`);
    expect(await take()).toBeNull();
    await sweepDeliveries(own.database);
    expect(await states()).toMatchObject([{ status: 'waiting' }]);
    await pass('26 hours');
    await sweepDeliveries(own.database);
    expect(await states()).toMatchObject([{ status: 'failed', minutes: null }]);
    await pass('29 days');
    await sweepDeliveries(own.database);
    expect(await states()).toEqual([]);
  });

  it('is sent again on demand, whatever became of it, but not while it is being sent', async () => {
    await listen();
    await addBrand('A');
    await prepare();
    const due = await take();
    expect(await sendAgain(own.database, [due!.id])).toEqual([]);
    await markDelivered(own.database, due!.id);
    expect(await sendAgain(own.database, [due!.id])).toHaveLength(1);
    expect(await take()).toMatchObject({ id: due!.id, tries: 1, payload: due!.payload });
  });
});
