import { belongsTo, defineResource, defineSettings, text } from '@karite/shared/resource';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

const access = { read: 'everyone', write: 'admin' } as const;
const name = text({ label: 'Nom', required: 'Le nom est obligatoire' });
const makers = defineResource({
  name: 'test-makers',
  label: { one: 'Artisan', many: 'Artisans' },
  display: 'name',
  access,
  fields: { name },
});
const crafts = defineResource({
  name: 'test-crafts',
  label: { one: 'Objet', many: 'Objets' },
  display: 'name',
  access,
  fields: { name, makerId: belongsTo(makers, { label: 'Artisan', embed: ['name'], onDelete: 'keep' }) },
});
const shown = defineSettings({
  name: 'test-shown',
  label: 'Vitrine',
  read: 'everyone',
  fields: { makerId: belongsTo(makers, { label: 'Artisan du mois', embed: ['name'], onDelete: 'clear' }) },
});

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp([makers, crafts, shown]);
  await shop.database.execute(sql`insert into "test-shown" default values`);
});
afterAll(() => shop.close());

const admin = (method: string, url: string, json?: object) => shop.call(method, url, { token: shop.adminToken, json });
const read = async (url: string) => (await shop.call('GET', url)).body;

describe('an answer that is kept changes with what it carries along', () => {
  it('that is gone and comes back', async () => {
    const { body: maker } = await admin('POST', '/test-makers', { name: 'Afi' });
    const { body: craft } = await admin('POST', '/test-crafts', { name: 'Panier', makerId: maker.id });
    const called = async () => [
      (await read(`/test-crafts/${craft.id}`)).maker?.name,
      (await read('/test-crafts'))[0].maker?.name,
    ];
    expect(await called()).toEqual(['Afi', 'Afi']);
    await admin('DELETE', `/test-makers/${maker.id}`);
    expect(await called()).toEqual([undefined, undefined]);
    const { body } = await admin('GET', `/audit?recordId=${maker.id}&action=delete`);
    expect((await admin('POST', `/audit/${body[0].id}/restore`)).status).toBe(200);
    expect(await called()).toEqual(['Afi', 'Afi']);
  });

  it('of settings too', async () => {
    const { body: maker } = await admin('POST', '/test-makers', { name: 'Sika' });
    expect((await admin('PATCH', '/test-shown', { makerId: maker.id })).status).toBe(200);
    expect((await read('/test-shown')).maker.name).toBe('Sika');
    await admin('PATCH', `/test-makers/${maker.id}`, { name: 'Sika Mensah' });
    expect((await read('/test-shown')).maker.name).toBe('Sika Mensah');
  });
});
