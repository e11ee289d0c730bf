import { heldRights, type StaffRight } from '@karite/shared/accounts';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeProduct } from '../../../test/support/makers.ts';
import { letPausesPass, runTask } from '../../../test/support/tasks.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';
import { sweepJobs } from '../../engine/exchange/jobs/sweep-jobs.ts';
import { lastBefore, nextAfter, type Rhythm } from './rhythm.ts';

const PASSWORD = 'mot de passe sûr';
const ZONE = 'Africa/Porto-Novo';
const shop = withTestApp([], { settings: { SHOP_TIME_ZONE: ZONE } });
let adminId: string;
type Person = { id: string; token: string; email: string };
let awa: Person;
beforeAll(async () => {
  for (const name of ['Savon', 'Beurre']) await makeProduct(shop, { name });
  adminId = (await shop.call('GET', '/users/me', { token: shop.adminToken })).body.id;
  awa = await staff('catalogue');
});

async function staff(right: StaffRight): Promise<Person> {
  const account = await shop.signUp();
  const rights = JSON.stringify(heldRights([right]));
  await shop.database.execute(sql`update users set rights = ${rights}::jsonb where id = ${account.id}`);
  return account;
}
let named = 0;
const add = (part: object = {}, token = shop.adminToken) =>
  shop.call('POST', '/export-schedules', {
    token,
    json: {
      name: `Export ${++named}`,
      list: 'products',
      every: 'day',
      hour: 6,
      format: 'csv',
      recipients: [awa.id],
      ...part,
    },
  });
const read = async (id: string) => (await shop.call('GET', `/export-schedules/${id}`, { token: shop.adminToken })).body;
const makeDue = (id: string, past = '1 second') =>
  shop.database.execute(sql`update "export-schedules" set next_at = now() - ${past}::interval where id = ${id}`);
const run = () => runTask(shop, 'make-exports');
type Sent = { recipient: string; subject: string; text: string };
const sentOf = async (name: string): Promise<Sent[]> =>
  (
    await shop.database.execute<Sent>(sql`
      select recipient, subject, body as text from messages where event = 'export-ready' and subject like ${`%${name}`} order by recipient`)
  ).rows;
const jobIn = ({ text }: Sent) => /\/admin\/exports\/([0-9a-f-]{36})/.exec(text)?.[1] ?? '';

/** Ready files by name, with jobs that the bell lists. */
const filesOf = async (name: string): Promise<number> =>
  (
    await shop.database.execute(
      sql`select id from jobs where title = ${name} and state = 'done' and exists (select from job_files where job_id = jobs.id)`,
    )
  ).rows.length;

describe('when an export is due', () => {
  const rhythm = (part: Partial<Rhythm> = {}): Rhythm => ({
    every: 'day',
    weekday: 'monday',
    monthDay: 1,
    hour: 6,
    ...part,
  });
  it.each([
    ['a day, a minute before', rhythm(), ZONE, '2026-11-23T04:59:00Z', '2026-11-23T05:00:00.000Z'],
    ['a day, at that moment', rhythm(), ZONE, '2026-11-23T05:00:00Z', '2026-11-24T05:00:00.000Z'],
    ['midnight is the shop’s', rhythm({ hour: 0 }), ZONE, '2026-11-23T22:59:00Z', '2026-11-23T23:00:00.000Z'],
    ['a week', rhythm({ every: 'week', weekday: 'sunday' }), ZONE, '2026-11-23T12:00:00Z', '2026-11-29T05:00:00.000Z'],
    ['a month', rhythm({ every: 'month', monthDay: 15 }), ZONE, '2026-11-15T05:00:00Z', '2026-12-15T05:00:00.000Z'],
    [
      'the last of a short month',
      rhythm({ every: 'month', monthDay: 31 }),
      ZONE,
      '2026-02-02T00:00:00Z',
      '2026-02-28T05:00:00.000Z',
    ],
    ['the hour stays when clocks change', rhythm(), 'Europe/Paris', '2026-10-24T12:00:00Z', '2026-10-25T05:00:00.000Z'],
  ])('%s', async (_what, when, zone, at, next) => {
    expect(await nextAfter(shop.database, when, zone, at)).toBe(next);
    expect((await lastBefore(shop.database, when, zone, next)) < next).toBe(true);
  });
});

describe('a schedule', () => {
  it('says what is wrong with it', async () => {
    const customer = await shop.signUp();
    const problems = async (part: object) => (await add(part)).body.fields;
    expect(await problems({ recipients: [] })).toEqual({ recipients: 'Choisissez au moins un destinataire' });
    expect(await problems({ recipients: [customer.id] })).toEqual({
      recipients: `${customer.email} ne peut pas consulter cette liste`,
    });
    expect(await problems({ list: 'orders' })).toEqual({
      recipients: `${awa.email} ne peut pas consulter cette liste`,
    });
    expect(await problems({ list: 'nothing', recipients: [adminId] })).toHaveProperty('list');
    expect(await problems({ query: 'color=red' })).toHaveProperty('query');
    expect(await problems({ query: '_sort=nothing' })).toHaveProperty('query');
    expect(await problems({ columns: 'name,nothing' })).not.toBeUndefined();
    expect((await add({ hour: 24 })).status).toBe(400);
    for (const { token } of [awa, customer]) expect((await add({}, token)).status).toBe(403);
  });

  it('is due again by another rhythm, and not at all while it is off', async () => {
    const { body } = await add();
    const patch = async (json: object) =>
      (await shop.call('PATCH', `/export-schedules/${body.id}`, { token: shop.adminToken, json })).body.nextAt;
    expect(body.nextAt).toMatch(/T05:00:00\.000Z$/);
    expect(await patch({ name: 'Autrement' })).toBe(body.nextAt);
    expect(await patch({ hour: 7 })).toMatch(/T06:00:00\.000Z$/);
    expect(await patch({ isOn: false })).toBeNull();
    expect(await patch({ isOn: true })).toMatch(/T06:00:00\.000Z$/);
  });
});

describe('what is due', () => {
  it('is made once, by whichever process, though it was due for weeks; its owner alone takes it', async () => {
    const { id, name } = (await add({ query: 'q=sav', columns: 'name', recipients: [awa.id, adminId] })).body;
    await run();
    expect(await sentOf(name)).toEqual([]);
    await makeDue(id, '20 days');
    await Promise.all([run(), run(), run()]);
    await run();
    const sent = await sentOf(name);
    expect(sent.map(({ recipient }) => recipient)).toEqual(['admin@example.com', awa.email].sort());
    const own = sent.find(({ recipient }) => recipient === awa.email)!;
    expect(own.subject).toBe(`Votre export : ${name}`);
    expect(own.text).toContain(`« ${name} » (Produits, 1 ligne)`);
    const after = await read(id);
    expect(Date.parse(after.nextAt)).toBeGreaterThan(Date.now());
    expect(Date.parse(after.lastAt)).toBeLessThan(Date.now() - 19 * 86_400_000);
    const file = (token: string) => shop.call('GET', `/jobs/${jobIn(own)}/file`, { token });
    expect((await file(awa.token)).text).toMatch(/^\uFEFF?Identifiant;Nom\r?\n[0-9a-f-]{36};Savon\s*$/);
    expect((await file(shop.adminToken)).status).toBe(404);
  });

  it('waits seven days for its owner', async () => {
    const { id, name } = (await add()).body;
    await makeDue(id);
    await run();
    const [sent] = await sentOf(name);
    const status = async () => (await shop.call('GET', `/jobs/${jobIn(sent!)}/file`, { token: awa.token })).status;
    const age = (days: string) =>
      shop.database.execute(sql`
        update jobs set created_at = now() - ${days}::interval, kept_until = now() - ${days}::interval + interval '7 days'
        where id = ${jobIn(sent!)}`);
    await age('6 days 23 hours');
    await sweepJobs(shop.database);
    expect(await status()).toBe(200);
    await age('7 days 1 minute');
    await sweepJobs(shop.database);
    expect(await status()).toBe(404);
    const link = await shop.call('POST', `/jobs/${jobIn(sent!)}/link`, { token: awa.token });
    expect(link.status).toBe(404);
  });

  it('goes to those alone who still read the list', async () => {
    const [gone, blocked] = [await staff('catalogue'), await staff('catalogue')];
    const { id, name } = (await add({ recipients: [gone.id, blocked.id, adminId] })).body;
    await shop.database.execute(sql`update users set rights = null where id = ${gone.id}`);
    await shop.database.execute(sql`update users set is_active = false where id = ${blocked.id}`);
    await makeDue(id);
    await run();
    expect((await sentOf(name)).map(({ recipient }) => recipient)).toEqual(['admin@example.com']);
    await shop.database.execute(sql`delete from "export-schedules_recipients" where export_schedules_id = ${id}`);
    await makeDue(id);
    await run();
    expect((await read(id)).problem).toBe('Aucun destinataire ne peut consulter cette liste');
  });

  it('that failed is marked, paused and repeated: one notification by e-mail and one by the bell', async () => {
    const { id, name } = (await add({ recipients: [awa.id, adminId] })).body;
    await makeDue(id);
    const { send } = shop.app.messages;
    let tries = 0;
    shop.app.messages.send = async (transaction, message, notified) => {
      tries += 1;
      await send(transaction, message, notified);
      throw new Error('the database has gone');
    };
    await run();
    await run();
    shop.app.messages.send = send;
    expect(tries).toBe(1);
    expect(await sentOf(name)).toEqual([]);
    expect(await filesOf(name)).toBe(0);
    expect((await read(id)).problem).toContain('L’export a échoué');
    expect(Date.parse((await read(id)).nextAt)).toBeLessThan(Date.now());
    await letPausesPass(shop);
    await run();
    expect(await sentOf(name)).toHaveLength(2);
    expect(await filesOf(name)).toBe(2);
    expect((await read(id)).problem).toBeNull();
  });

  it('leaves nothing that runs for ever of a process that was killed', async () => {
    const id = crypto.randomUUID();
    await shop.database.execute(sql`
      insert into jobs (id, kind, resource, step, user_id) values (${id}, 'export', 'products', 'writing', ${awa.id})`);
    const isThere = async (minutes: number) => {
      await shop.database.execute(sql`
        update jobs set created_at = now() - make_interval(mins => ${minutes}), beat_at = now() - make_interval(mins => ${minutes})
        where id = ${id}`);
      await sweepJobs(shop.database);
      return (await shop.database.execute(sql`select 1 from jobs where id = ${id}`)).rows.length > 0;
    };
    expect([await isThere(59), await isThere(61)]).toEqual([true, false]);
  });

  it('leaves no file of an account that is deleted', async () => {
    const owner = await staff('catalogue');
    const { id, name } = (await add({ recipients: [owner.id] })).body;
    await makeDue(id);
    await run();
    expect(await filesOf(name)).toBe(1);
    const gone = await shop.call('POST', '/users/me/deletion', { token: owner.token, json: { password: PASSWORD } });
    expect(gone.status).toBe(204);
    expect(await filesOf(name)).toBe(0);
    await makeDue(id);
    await run();
    expect((await read(id)).problem).toBe('Aucun destinataire ne peut consulter cette liste');
  });

  it('has the rows that are new since the previous export, where requested', async () => {
    const { id, name } = (await add({ isNewOnly: true, columns: 'name' })).body;
    await shop.database.execute(sql`update products set created_at = now() - interval '3 days' where name = 'Beurre'`);
    await makeDue(id, '0 seconds');
    await run();
    expect((await sentOf(name))[0]?.text).toContain('1 ligne)');
    await makeDue(id, '0 seconds');
    await run();
    expect((await sentOf(name)).map(({ text }) => /, (.*?)\)/.exec(text)?.[1]).sort()).toEqual(['0 ligne', '1 ligne']);
  });
});
