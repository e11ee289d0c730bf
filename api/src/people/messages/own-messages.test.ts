import { defineMessage, EVENT_LABELS, ownMessages, registerMessages, WRITTEN_LABELS } from '@karite/shared/messages';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { hooks, tell } from '../../custom/index.ts';
import { checkMessages } from './check-messages.ts';

const brandAdded = defineMessage({
  name: 'test-brand-added',
  label: 'Marque ajoutée',
  values: { marque: { label: 'Nom', sample: 'Nila' }, mot: { label: 'Mot tapé', sample: 'Merci', isTyped: true } },
  templates: {
    email: { subject: 'Nouvelle : {{marque}}', text: 'Bonjour,\n\n{{marque}} est là. {{mot}}' },
    sms: { text: '{{marque}} est là.', isOn: true },
    whatsapp: { text: '{{marque}} ?' },
  },
  notification: 'orders',
});

let shop: TestApp;
let customer: Awaited<ReturnType<TestApp['signUp']>>;
beforeAll(async () => {
  registerMessages([brandAdded]);
  shop = await openTestApp([], {
    hooks: [
      hooks({
        brands: {
          async afterSave({ app, transaction, after }) {
            const to = { email: customer.email, phone: '+22997000001', userId: customer.id };
            const values = { marque: after.name, mot: 'Bravo' };
            await tell({ app, transaction }, brandAdded, { to, values, key: `brand:${after.id}` });
            if (after.name === 'Refusée') throw new Error('undone');
          },
        },
      }),
    ],
  });
  customer = await shop.signUp();
});
afterAll(async () => {
  await shop.close();
  ownMessages.splice(0);
  delete EVENT_LABELS[brandAdded.name];
  delete WRITTEN_LABELS[brandAdded.name];
});

const admin = () => ({ token: shop.adminToken });
const addBrand = (name: string) => shop.call('POST', '/brands', { ...admin(), json: { name } });
/** By the API, without a filter by event: schemas of earlier tests in this process know the events of then. */
const sent = async () =>
  (await shop.call('GET', '/messages?_sort=channel', admin())).body.filter(
    ({ event }: { event: string }) => event === brandAdded.name,
  );
const TRIAL = { event: 'test-brand-added', subject: 'Voici {{marque}}', text: '{{mot}}', html: null };
const trial = (json: object, by = admin()) => shop.call('POST', '/message-templates/trial', { ...by, json });

describe('a message of a shop’s own', () => {
  it('is sent by every channel that is on, once for each key, in the transaction that causes it', async () => {
    expect((await addBrand('Refusée')).status).toBe(500);
    expect(await sent()).toEqual([]);
    const { id } = (await addBrand('Nila')).body;
    await shop.call('PATCH', `/brands/${id}`, { ...admin(), json: { name: 'Nyla' } });
    expect(await sent()).toMatchObject([
      { channel: 'email', recipient: customer.email, subject: 'Nouvelle : Nila' },
      { channel: 'sms', recipient: '+22997000001', subject: 'Marque ajoutée' },
    ]);
    const { rows } = await shop.database.execute(sql`
      select body from messages where event = 'test-brand-added' order by channel`);
    expect(rows).toEqual([{ body: 'Bonjour,\n\nNila est là. Bravo' }, { body: 'Nila est là.' }]);
    const alerts = await shop.call('GET', '/alerts', { token: customer.token });
    expect(alerts.body).toMatchObject([{ kind: 'orders', title: 'Nouvelle : Nila' }]);
  });

  it('is sent as administrators write it, and not by a channel that they switch off', async () => {
    const store = (isOn: boolean) =>
      shop.database.execute(sql`
        insert into "message-templates" (event, channel, name, is_on, subject, text)
        values (${brandAdded.name}, 'email', 'Marque ajoutée · E-mail', ${isOn}, 'Salut {{marque}}', 'Bonjour')
        on conflict (name) do update set is_on = ${isOn}`);
    const subjects = async () => (await sent()).map(({ subject }: { subject: string }) => subject);
    await store(true);
    await addBrand('Kora');
    expect(await subjects()).toContain('Salut Kora');
    await store(false);
    await addBrand('Muette');
    expect(await subjects()).not.toContain('Salut Muette');
  });

  it('is tried by who edits it, with the examples as values', async () => {
    expect((await trial(TRIAL)).body).toEqual({ to: 'admin@example.com', isSent: false });
    const [mail] = (await shop.call('GET', '/messages?recipient=admin@example.com', admin())).body;
    expect(mail).toMatchObject({ subject: '[Essai] Voici Nila', text: 'Merci' });
    const wrong = await trial({ ...TRIAL, text: '{{nom}}' });
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['text']]);
    expect((await trial(TRIAL, { token: customer.token })).status).toBe(403);
  });

  it('opens a WhatsApp chat with its text', async () => {
    const chat = await shop.app.messages.chat(shop.database, 'test-brand-added', '+22997000001', { marque: 'Nila' });
    expect(chat).toEqual({ text: 'Nila ?', url: expect.stringContaining('22997000001') });
  });

  it('is refused where it could not be sent', () => {
    const wrong = (given: object) => () => checkMessages([{ ...brandAdded, ...given }]);
    expect(wrong({})).not.toThrow();
    expect(wrong({ name: 'Brand' })).toThrow(/small letters, digits and dashes/);
    expect(wrong({ name: 'order-placed' })).toThrow(/Karité has a message of this name/);
    expect(wrong({ templates: {} })).toThrow(/it has no template/);
    expect(wrong({ templates: { fax: { text: 'x' } } })).toThrow(/no channel "fax"/);
    expect(wrong({ values: { maMarque: brandAdded.values.marque } })).toThrow(/"maMarque" has other signs/);
    expect(() => checkMessages([brandAdded, brandAdded])).toThrow(/declared twice/);
  });

  it('stays in the list when it is no longer declared', async () => {
    ownMessages.splice(0);
    delete EVENT_LABELS[brandAdded.name];
    delete WRITTEN_LABELS[brandAdded.name];
    const { status, body } = await shop.call('GET', '/messages?q=Nila', admin());
    expect([status, body.length > 0, body[0].event]).toEqual([200, true, 'test-brand-added']);
    expect((await shop.call('GET', '/message-templates', admin())).status).toBe(200);
  });
});
