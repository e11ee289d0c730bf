import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Receiver, startReceiver } from '../../../test/support/webhook-receiver.ts';
import { addressProblem, post } from '../../platform/server/http/post.ts';
import { isPublic, publicLookup } from '../../platform/server/http/public-address.ts';
import { newSecret, sign } from './signature.ts';

describe('an address is public or it is not called', () => {
  it.each([
    '127.0.0.1',
    '127.255.255.254',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '100.127.255.255',
    '198.18.0.1',
    '224.0.0.1',
    '239.255.255.255',
    '240.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'ff02::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '3fff::1',
    'localhost',
    '',
  ])('not %s', (address) => expect(isPublic(address)).toBe(false));

  it.each([
    '8.8.8.8',
    '172.15.255.255',
    '172.32.0.1',
    '100.63.255.255',
    '100.128.0.1',
    '169.253.1.1',
    '2606:4700::1111',
    '2a00:1450::1',
  ])('%s is', (address) => expect(isPublic(address)).toBe(true));

  it.each([
    ['https://exemple.com/crochet', null],
    ['https://exemple.com:8443/', null],
    ['http://exemple.com/', 'L’adresse doit commencer par https://'],
    ['ftp://exemple.com/', /Adresse attendue/],
    ['exemple.com', /Adresse attendue/],
    ['https://moi:secret@exemple.com/', /ni nom ni mot de passe/],
    ['https://127.0.0.1/', /privée/],
    ['https://2130706433/', /privée/],
    ['https://0x7f.1/', /privée/],
    ['https://[::1]/', /privée/],
    ['https://[::ffff:169.254.169.254]/', /privée/],
  ])('%s: %s', (address, stated) => {
    const problem = addressProblem(address, 'public');
    if (stated === null) expect(problem).toBeNull();
    else expect(problem).toMatch(stated);
  });

  it('takes this machine where it is set so, for development', () =>
    expect(addressProblem('http://127.0.0.1:9900/', 'local')).toBeNull());
});

describe('a post', () => {
  let receiver: Receiver;
  beforeAll(async () => {
    receiver = await startReceiver();
  });
  afterAll(() => receiver.close());
  const send = (reach: 'public' | 'local', url = receiver.url, ms = 500) =>
    post(url, { body: '{"a":"é"}', headers: {}, reach, signal: AbortSignal.timeout(ms) });

  it('never reaches a private address, by digits or by a name, even one that was saved', async () => {
    const port = new URL(receiver.url).port;
    await expect(send('public', `https://127.0.0.1:${port}/`)).rejects.toThrow(/privée/);
    await expect(send('public', `https://localhost:${port}/`)).rejects.toThrow(/privée/);
    await expect(send('public')).rejects.toThrow(/https/);
    expect(receiver.received).toEqual([]);
  });

  it('connects to what was judged: the name is resolved once, by the connection itself', async () => {
    const judged = await new Promise<unknown>((resolve) =>
      publicLookup('localhost', { all: true }, (error) => resolve(error)),
    );
    expect(judged).toMatchObject({ message: expect.stringMatching(/privée/) });
  });

  it('answers the status, does not follow a redirect, and does not read what it is sent', async () => {
    expect(await send('local')).toBe(204);
    receiver.answer = (response) => void response.writeHead(302, { location: `${receiver.url}/elsewhere` }).end();
    const before = receiver.received.length;
    expect(await send('local')).toBe(302);
    expect(receiver.received.length).toBe(before + 1);
    let isCut = false;
    receiver.answer = (response) => {
      response.on('close', () => {
        isCut = true;
      });
      response.writeHead(200).write('x'.repeat(100_000));
    };
    expect(await send('local')).toBe(200);
    await expect.poll(() => isCut).toBe(true);
  });

  it('gives up who says nothing', async () => {
    receiver.answer = () => undefined;
    await expect(send('local', receiver.url, 200)).rejects.toThrow();
  });
});

it('is signed as the vector of Standard Webhooks', () => {
  const signed = sign('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    at: 1_614_265_330,
    body: '{"test": 2432232314}',
  });
  expect(signed['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  expect(newSecret()).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(newSecret()).not.toBe(newSecret());
});

describe('the check in docs/api-tokens-and-webhooks.md', () => {
  type Check = { isFromShop(secret: string, headers: Record<string, string>, body: string): boolean };
  let check: Check;
  beforeAll(async () => {
    const page = await readFile(new URL('../../../../docs/api-tokens-and-webhooks.md', import.meta.url), 'utf8');
    const [, code] = /```js\n(.*?)```/s.exec(page)!;
    check = (await import(`data:text/javascript,${encodeURIComponent(code!)}`)) as Check;
  });
  const secret = newSecret();
  const now = () => Math.floor(Date.now() / 1_000);
  const headersOf = (at = now(), body = '{"a":"é"}', by = secret) => ({ ...sign(by, { id: 'un', at, body }) });

  it('takes what the shop has signed', () => {
    expect(check.isFromShop(secret, headersOf(), '{"a":"é"}')).toBe(true);
  });

  it.each([
    ['another body', headersOf(), '{"a":"e"}'],
    ['another secret', headersOf(now(), '{"a":"é"}', newSecret()), '{"a":"é"}'],
    ['an old one', headersOf(now() - 900), '{"a":"é"}'],
    ['one of the future', headersOf(now() + 900), '{"a":"é"}'],
    ['another moment than was signed', { ...headersOf(now() - 10), 'webhook-timestamp': String(now()) }, '{"a":"é"}'],
    ['another id', { ...headersOf(), 'webhook-id': 'deux' }, '{"a":"é"}'],
    ['no signature', { 'webhook-id': 'un', 'webhook-timestamp': String(now()) }, '{"a":"é"}'],
    ['nothing', {}, '{"a":"é"}'],
  ])('refuses %s', (_, headers, body) => {
    expect(check.isFromShop(secret, headers, body)).toBe(false);
  });
});
