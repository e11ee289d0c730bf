import {
  channelsOf,
  defaultTemplate,
  EVENT_LABELS,
  type MessageEvent,
  templateProblems,
} from '@karite/shared/messages';
import { describe, expect, it } from 'vitest';
import { withTestApp } from '../../../test/support/with-test-app.ts';

const shop = withTestApp();

const admin = () => ({ token: shop.adminToken });
const template = { event: 'order-shipped', channel: 'email', subject: 'En route', text: 'Partie : {{numero}}' };
const add = (given: object) => shop.call('POST', '/message-templates', { ...admin(), json: { ...template, ...given } });

describe('message templates', () => {
  it('are all good as the shop brings them along', () => {
    for (const event of Object.keys(EVENT_LABELS) as MessageEvent[])
      for (const channel of channelsOf(event))
        expect(templateProblems(event, channel, defaultTemplate(event, channel)!), `${event} ${channel}`).toEqual({});
  });

  it.each([
    ['text', { text: 'Bonjour {{inconnu}}' }, /\{\{inconnu\}\} n’existe pas ici/],
    ['text', { text: 'Bonjour {{ prenom }} {{produit}}' }, /\{\{produit\}\}/],
    ['text', { text: 'Bonjour {{prenom' }, /\{\{/],
    ['text', { text: ' ' }, /obligatoire/],
    ['subject', { subject: '{{nope}}' }, /nope/],
    ['subject', { subject: null }, /objet est obligatoire/],
    ['html', { html: '<p>{{rien}}</p>' }, /rien/],
    ['html', { html: '<img src=x onerror=alert(1)>' }, /script/],
    ['html', { html: '<a href="javascript:alert(1)">x</a>' }, /script/],
    // An address that a mail program reads otherwise than the shop (R2040).
    ['html', { html: '<a href="//evil.example">x</a>' }, /adresse incomplète/],
    ['html', { html: "<a class='x'href='/\\\\evil.example'>x</a>" }, /adresse incomplète/],
    ['html', { html: '<a href=java&#115;cript:alert(1)>x</a>' }, /adresse incomplète/],
    ['html', { html: '<a href="https://a.example@evil.example/{{lien}}">x</a>' }, /adresse incomplète/],
    ['html', { html: '<scr\nipt></scr\nipt><form action=x>' }, /script/],
    ['channel', { event: 'product-back', channel: 'sms', text: '{{produit}}' }, /cette voie/],
    // Nobody vouches for the number of an order.
    ['text', { channel: 'sms', text: 'Bonjour {{prenom}}' }, /prenom/],
  ])('are refused with a message at %s: %o', async (field, given, message) => {
    const { status, body } = await add(given);
    expect([status, body.fields?.[field]]).toEqual([400, expect.stringMatching(message)]);
  });

  it('are written once for each event and channel, changed by who saw the present one, and given up', async () => {
    const added = await add({ html: '<p>Partie : <b>{{numero}}</b>, <a href="{{lien}}">ici</a></p>' });
    expect(added.body).toMatchObject({ name: 'Commande expédiée · E-mail', isOn: true });
    const again = await add({});
    expect([again.status, again.body.message]).toEqual([409, 'Ce modèle existe déjà']);
    const path = `/message-templates/${added.body.id}`;
    const change = (json: object, etag?: string) =>
      shop.call('PATCH', path, { ...admin(), json, ...(etag && { headers: { 'if-match': etag } }) });
    expect((await change({ text: '{{nope}}' })).status).toBe(400);
    // A template is judged whole: its texts must fit the event that they are moved to.
    expect((await change({ event: 'product-back' })).body.fields).toHaveProperty('text');
    const etag = String(added.headers.etag);
    expect((await change({ text: 'Nouveau' }, etag)).status).toBe(200);
    expect((await change({ text: 'Plus vieux' }, etag)).status).toBe(412);
    expect((await shop.call('DELETE', path, admin())).status).toBe(204);
    expect((await shop.call('GET', '/message-templates', admin())).body).toEqual([]);
  });

  it('are for administrators alone', async () => {
    const { token } = await shop.signUp();
    expect((await shop.call('GET', '/message-templates')).status).toBe(401);
    expect((await shop.call('GET', '/message-templates', { token })).status).toBe(403);
    expect((await shop.call('POST', '/message-templates', { token, json: template })).status).toBe(403);
  });
});
