import { randomUUID } from 'node:crypto';
import { defineResource, text } from '@karite/shared/resource';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { pictureFile } from '../../../../testing/pictures.ts';
import { formOf } from '../../../test/support/makers.ts';
import { runTask } from '../../../test/support/tasks.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';
import { invalid } from '../../platform/server/errors/api-error.ts';

/** A shop's own, which customers and guests create as well. */
const wishes = defineResource({
  name: 'wishes',
  label: { one: 'Souhait', many: 'Souhaits' },
  display: 'name',
  access: { read: 'admin', create: { everyone: true, admin: true }, update: 'admin', delete: 'admin' },
  fields: { name: text({ label: 'Nom', required: 'Le nom est obligatoire' }) },
});

let isRefusing = false;
const shop = withTestApp([wishes], {
  hooks: [
    {
      wishes: {
        async afterSave() {
          if (isRefusing) throw invalid({ name: 'Refusé après coup' });
        },
      },
    },
  ],
});

const send = (key: string, json: object, token: string | undefined = shop.adminToken) =>
  shop.call('POST', '/wishes', { token, json, headers: { 'idempotency-key': key } });
const countOf = async (table: string) => {
  const { rows } = await shop.database.execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.identifier(table)}`,
  );
  return rows[0]!.count;
};

describe('a key of creation (R1408)', () => {
  it('gives the same record for the same request, and one record in all', async () => {
    const [key, before] = [randomUUID(), await countOf('wishes')];
    const first = await send(key, { name: 'Baume' });
    const again = await send(key, { name: 'Baume' });
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect(again.headers.etag).toBe(first.headers.etag);
    expect(await countOf('wishes')).toBe(before + 1);
    const entries = await shop.database.execute(sql`select from audit where record_id = ${first.body.id}`);
    expect(entries.rows).toHaveLength(1);
  });

  it('makes one record of requests that come at once', async () => {
    const [key, before] = [randomUUID(), await countOf('wishes')];
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(key, { name: 'Huile' })));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(answers[0]!.status).toBe(201);
    expect(await countOf('wishes')).toBe(before + 1);
  });

  it('refuses another content, and shows nothing', async () => {
    const key = randomUUID();
    const first = await send(key, { name: 'Savon' });
    const other = await send(key, { name: 'Savon noir' });
    expect([other.status, other.body.error]).toEqual([409, 'conflict']);
    expect(other.body.message).toContain('déjà enregistré');
    expect(other.text).not.toContain(first.body.id);
  });

  it('is of its account and its resource alone', async () => {
    const key = randomUUID();
    const { token } = await shop.signUp();
    const mine = await send(key, { name: 'Gommage' });
    const theirs = await send(key, { name: 'Gommage' }, token);
    const guests = await shop.call('POST', '/wishes', {
      json: { name: 'Gommage' },
      headers: { 'idempotency-key': key },
    });
    const brand = await shop.call('POST', '/brands', {
      token: shop.adminToken,
      json: { name: 'Gommage' },
      headers: { 'idempotency-key': key },
    });
    expect([mine, theirs, guests, brand].map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set([mine, theirs, guests, brand].map(({ body }) => body.id)).size).toBe(4);
  });

  it('is unused by a refused request', async () => {
    const key = randomUUID();
    expect((await send(key, { name: '' })).status).toBe(400);
    isRefusing = true;
    expect((await send(key, { name: 'Tard' })).status).toBe(400);
    isRefusing = false;
    const saved = await send(key, { name: 'Tard, corrigé' });
    expect([saved.status, saved.body.name]).toEqual([201, 'Tard, corrigé']);
  });

  it('does not make again what is deleted', async () => {
    const [key, before] = [randomUUID(), await countOf('wishes')];
    const { body } = await send(key, { name: 'Brume' });
    await shop.call('DELETE', `/wishes/${body.id}`, { token: shop.adminToken });
    const again = await send(key, { name: 'Brume' });
    expect([again.status, again.body.message]).toEqual([409, expect.stringContaining('puis supprimé')]);
    expect(await countOf('wishes')).toBe(before);
  });

  it('compares pictures by what they show', async () => {
    const key = randomUUID();
    const [image, other] = [await pictureFile(), await pictureFile('photo.png', { width: 800, height: 600 })];
    const create = (picture: File) =>
      shop.call('POST', '/products', {
        token: shop.adminToken,
        form: formOf({ name: 'Lait', price: '1', images: picture }),
        headers: { 'idempotency-key': key },
      });
    const first = await create(image);
    const again = await create(image);
    expect([again.status, again.body.id, again.body.images]).toEqual([201, first.body.id, first.body.images]);
    expect((await create(other)).status).toBe(409);
    // What the repeated requests brought is removed again, and nothing else.
    expect((await shop.app.inject({ url: first.body.images[0].url })).statusCode).toBe(200);
  });

  it('is not needed: without one, or with a blank one, each request makes a record', async () => {
    const before = await countOf('wishes');
    for (const headers of [undefined, { 'idempotency-key': '' }])
      for (let n = 0; n < 2; n += 1)
        await shop.call('POST', '/wishes', { token: shop.adminToken, json: { name: 'Sans clé' }, headers });
    expect(await countOf('wishes')).toBe(before + 4);
  });

  it('is forgotten after thirty days, not before', async () => {
    const [old, young] = [randomUUID(), randomUUID()];
    const age = async (key: string, days: string) => {
      await send(key, { name: key });
      await shop.database.execute(sql`
        update idempotency_keys set created_at = now() - ${days}::interval
        where record_id = (select id from wishes where name = ${key})`);
    };
    await age(old, '30 days 1 minute');
    await age(young, '29 days 23 hours');
    await runTask(shop, 'sweep-idempotency-keys');
    const { rows } = await shop.database.execute<{ name: string }>(sql`
      select name from wishes where id in (select record_id from idempotency_keys) and name in (${old}, ${young})`);
    expect(rows).toEqual([{ name: young }]);
  });
});
