import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SmsServer, startSmsServer, takesIt } from '../../../test/support/sms-server.ts';
import { readSettings } from '../../config.ts';
import { type Channel, Refused } from './channel.ts';
import { openSms } from './sms.ts';

let server: SmsServer;
let sms: Channel;
beforeAll(async () => {
  server = await startSmsServer();
  sms = openSms({ url: server.url, token: 'jeton', sender: 'Karite' }, 300);
});
afterAll(async () => {
  sms.close();
  await server.close();
});
beforeEach(() => {
  server.taken.length = 0;
  server.answer = takesIt;
});

const message = { id: 'un-identifiant', recipient: '+2290197000000', subject: '', body: 'Bonjour', html: null };
const says = (status: number, body = '{}') => {
  server.answer = (response) => void response.writeHead(status).end(body);
};
/** `taken`, `refused` for good, or `later`. */
const outcome = () =>
  sms.send(message).then(
    () => 'taken',
    (error) => (error instanceof Refused ? 'refused' : 'later'),
  );

describe('the SMS gateway', () => {
  it('is given id, number, sender and text, with the token', async () => {
    expect(await outcome()).toBe('taken');
    expect(server.taken[0]!.sms).toEqual({
      id: 'un-identifiant',
      to: '+2290197000000',
      from: 'Karite',
      text: 'Bonjour',
    });
    expect(server.taken[0]!.headers).toMatchObject({
      authorization: 'Bearer jeton',
      'idempotency-key': 'un-identifiant',
    });
  });

  it.each([
    [200, '{"ok":true}', 'taken'],
    [204, '', 'taken'],
    [200, '<html>Portail du réseau</html>', 'later'],
    [200, '{"ok":', 'later'],
    [200, `"${'x'.repeat(100_000)}"`, 'later'],
    [302, '', 'later'],
    [500, '{}', 'later'],
    [503, 'away', 'later'],
    [429, '{}', 'later'],
    [408, '', 'later'],
    [400, '{"error":"number"}', 'refused'],
    [401, '', 'refused'],
    [404, '', 'refused'],
  ])('%i with %.30s: %s', async (status, body, expected) => {
    says(status, body);
    expect(await outcome()).toBe(expected);
  });

  it('that says nothing, or cuts the connection, is tried later', async () => {
    server.answer = () => undefined;
    const began = Date.now();
    expect(await outcome()).toBe('later');
    expect(Date.now() - began).toBeLessThan(2_000);
    server.answer = (response) => void response.socket?.destroy();
    expect(await outcome()).toBe('later');
  });

  it.each([
    [{ SMS_URL: 'ftp://sms.example' }, /SMS_URL/],
    [{ SMS_URL: 'sms' }, /SMS_URL/],
    [{ SMS_TOKEN: 'x' }, /need SMS_URL/],
    [{ SMS_URL: 'https://sms.example', SMS_SENDER: 'Un nom bien trop long' }, /SMS_SENDER/],
    [{ SMS_URL: 'https://sms.example', SMS_TOKEN: 'a b' }, /SMS_TOKEN/],
  ])('is not what a wrong setting means: %o', (settings, message) =>
    expect(() => readSettings(settings)).toThrow(message),
  );
});
