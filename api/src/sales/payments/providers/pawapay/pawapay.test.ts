import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BAD_ANSWERS } from '../../../../../test/support/bad-answers.ts';
import {
  type ProviderAnswer,
  type ProviderRequest,
  startProviderServer,
} from '../../../../../test/support/provider-server.ts';
import { type OrderToPay, ProviderAway } from '../../provider.ts';
import { pawapay } from './pawapay.ts';

const ID = 'c0ffee00-0000-4000-8000-000000000001';
const ORDER: OrderToPay = {
  orderId: 'ORDER_1_abc',
  nom: 'Adjovi',
  prenom: 'Inès',
  phone: '+2290197000000',
  email: null,
};
const RETURN = { returnUrl: 'https://shop.example/commande/1/paiement' };

const deposits = {
  operationType: 'DEPOSIT',
  minTransactionLimit: '100',
  maxTransactionLimit: '500000',
  status: 'OPERATIONAL',
};
const operator = (provider: string, currency: string, operationTypes: unknown) => ({
  provider,
  currencies: [{ currency, operationTypes }],
});
const CONFIGURATION = {
  countries: [
    {
      country: 'COG',
      providers: [
        operator('MTN_MOMO_COG', 'XAF', [deposits]),
        operator('AIRTEL_COG', 'XAF', [{ operationType: 'PAYOUT' }]),
      ],
    },
    // The same, as the documentation's own example writes it, and as a record.
    { country: 'BEN', providers: [operator('MTN_MOMO_BEN', 'XOF', [{ DEPOSIT: { ...deposits, status: 'DELAYED' } }])] },
    { country: 'COD', providers: [operator('AIRTEL_COD', 'CDF', { DEPOSIT: deposits })] },
    { country: 'CIV', providers: [operator('MTN_MOMO_CIV', 'XOF', [{ ...deposits, status: 'CLOSED' }])] },
  ],
};

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }) as string;
const KEYS = [
  { id: 'HTTP_EC_P256_KEY:1', key: pem(publicKey) },
  { id: 'RSA', key: pem(rsa.publicKey) },
  { id: 'BROKEN', key: 'no key' },
];

/** What its documentation says that it answers, unless a test says otherwise. */
const usual = ({ path }: ProviderRequest): ProviderAnswer => {
  if (path === '/v2/active-conf') return { json: CONFIGURATION };
  if (path === '/v2/public-key/http') return { json: KEYS };
  if (path === '/v2/paymentpage') return { json: { redirectUrl: 'http://page.example/pay' } };
  return { json: { status: 'NOT_FOUND' } };
};

let now = Date.UTC(2026, 0, 15, 12);
let server: Awaited<ReturnType<typeof startProviderServer>>;
const open = () =>
  pawapay({ token: 'jeton', sandbox: true, publicUrl: 'https://shop.example', api: server.url, now: () => now });
const requestedPaths = () => server.requests.map(({ path }) => path);

beforeAll(async () => {
  server = await startProviderServer(usual);
});
beforeEach(() => {
  now = Date.UTC(2026, 0, 15, 12);
  server.answers(usual);
});
afterAll(() => server.close());

describe('what pawaPay offers', () => {
  it('is what the account says: a country without an operator, or with a closed one, is closed', async () => {
    const provider = open();
    expect(await provider.isOffered!('CG', 'XAF')).toBe(true);
    expect(await provider.isOffered!('BJ', 'XOF')).toBe(true);
    expect(await provider.isOffered!('CD', 'CDF')).toBe(true);
    expect(await provider.isOffered!('CD', 'USD')).toBe(false);
    expect(await provider.isOffered!('CI', 'XOF')).toBe(false);
    expect(await provider.isOffered!(null, 'XAF')).toBe(true);
  });

  it('is requested once an hour', async () => {
    const provider = open();
    await Promise.all(Array.from({ length: 5 }, () => provider.isOffered!('CG', 'XAF')));
    now += 3_599_000;
    await provider.isOffered!('CG', 'XAF');
    expect(requestedPaths()).toEqual(['/v2/active-conf']);
    now += 1_000;
    server.answers(() => ({ json: { countries: [] } }));
    // The old answer serves while the new one is on its way.
    expect(await provider.isOffered!('CG', 'XAF')).toBe(true);
    await expect.poll(() => provider.isOffered!('CG', 'XAF')).toBe(false);
    expect(requestedPaths()).toEqual(['/v2/active-conf']);
  });

  it('is empty before the first answer, requested again a minute later; the last answer counts after that', async () => {
    const provider = open();
    server.answers(() => ({ status: 500 }));
    expect(await provider.isOffered!('CG', 'XAF')).toBe(false);
    expect(await provider.isOffered!('CG', 'XAF')).toBe(false);
    expect(requestedPaths()).toHaveLength(1);
    now += 60_000;
    server.answers(usual);
    expect(await provider.isOffered!('CG', 'XAF')).toBe(true);
    now += 3_600_000;
    server.answers(() => ({ text: 'broken' }));
    await provider.isOffered!('CG', 'XAF');
    await expect.poll(() => server.requests.length).toBe(1);
    expect(await provider.isOffered!('CG', 'XAF')).toBe(true);
  });
});

describe('the payment page of pawaPay', () => {
  const payment = { id: ID, amount: 12_500, currency: 'XAF' as const, country: 'CG' as const };

  it('is requested with our id, the amount as text, and the way back', async () => {
    expect(await open().create(payment, ORDER, RETURN)).toEqual({
      open: { kind: 'page', url: 'http://page.example/pay' },
      providerReference: ID,
      validMs: 840_000,
    });
    expect(server.requests.at(-1)).toMatchObject({
      method: 'POST',
      path: '/v2/paymentpage',
      headers: { authorization: 'Bearer jeton' },
      body: {
        depositId: ID,
        returnUrl: RETURN.returnUrl,
        amountDetails: { amount: '12500', currency: 'XAF' },
        country: 'COG',
        language: 'FR',
        reason: 'Commande ORDER_1_abc',
      },
    });
  });

  it.each([99, 500_001])('sends no request for %i, which no operator takes', async (amount) => {
    await expect(open().create({ ...payment, amount }, ORDER, RETURN)).rejects.toThrow(ProviderAway);
    expect(requestedPaths()).not.toContain('/v2/paymentpage');
  });

  it('is none when it is refused, with the reason', async () => {
    const failureReason = { failureCode: 'PROVIDER_TEMPORARILY_UNAVAILABLE' };
    server.answers((request) =>
      request.path === '/v2/paymentpage'
        ? { json: { depositId: ID, status: 'REJECTED', failureReason } }
        : usual(request),
    );
    await expect(open().create(payment, ORDER, RETURN)).rejects.toThrow(
      'Cet opérateur est momentanément indisponible.',
    );
  });

  it.each(['javascript:alert(1)', '', 7])('is never %j', async (redirectUrl) => {
    server.answers((request) => (request.path === '/v2/paymentpage' ? { json: { redirectUrl } } : usual(request)));
    await expect(open().create(payment, ORDER, RETURN)).rejects.toThrow(ProviderAway);
  });
});

describe('asking pawaPay', () => {
  const check = { id: ID, transactionId: null, currency: 'XAF' as const };
  const DEPOSIT = {
    depositId: ID,
    status: 'COMPLETED',
    amount: '12500.00',
    currency: 'XAF',
    providerTransactionId: 'ABC123',
  };
  const verified = (data: unknown) => {
    server.answers(() => ({ json: { status: 'FOUND', data } }));
    return open().verify(check);
  };

  it('reads what is said of the deposit', async () => {
    expect(await verified(DEPOSIT)).toEqual({
      status: 'paid',
      amount: 12_500,
      currency: 'XAF',
      reference: ID,
      transactionId: 'ABC123',
      fees: null,
      failure: null,
      isTest: true,
    });
    expect(server.requests).toMatchObject([{ method: 'GET', path: `/v2/deposits/${ID}` }]);
  });

  it.each([
    ['FAILED', 'failed'],
    ['ACCEPTED', 'pending'],
    ['SUBMITTED', 'pending'],
    ['PROCESSING', 'pending'],
    ['IN_RECONCILIATION', 'pending'],
    ['A_NEW_WORD', 'pending'],
    ['toString', 'pending'],
  ])('takes %s for %s', async (status, meant) => {
    expect(await verified({ ...DEPOSIT, status })).toMatchObject({ status: meant });
  });

  it('says in French why a payment failed, and names the code that it does not know', async () => {
    const failed = (failureCode: string) => verified({ ...DEPOSIT, status: 'FAILED', failureReason: { failureCode } });
    expect(await failed('INSUFFICIENT_BALANCE')).toMatchObject({ failure: 'Le solde est insuffisant.' });
    expect(await failed('NEW_CODE')).toMatchObject({ failure: 'Le paiement a été refusé (NEW_CODE).' });
  });

  it('knows nothing of a page that nobody used', async () => {
    server.answers(() => ({ json: { status: 'NOT_FOUND' } }));
    expect(await open().verify(check)).toMatchObject({ status: 'unknown', amount: null });
    server.answers(() => ({ status: 404, json: {} }));
    expect(await open().verify(check)).toMatchObject({ status: 'unknown' });
    server.answers(() => ({ text: 'null' }));
    expect(await open().verify(check)).toMatchObject({ status: 'unknown' });
  });

  it.each(BAD_ANSWERS)('is away, within 3 s, when the answer is %s', async (_what, answered) => {
    server.answers(answered);
    const began = performance.now();
    await expect(open().verify(check)).rejects.toThrow(ProviderAway);
    expect(performance.now() - began).toBeLessThan(4_500);
  });

  it('is away when the token is refused', async () => {
    server.answers(() => ({ status: 401, json: {} }));
    await expect(open().verify(check)).rejects.toThrow(ProviderAway);
  });
});

describe('a notice of pawaPay', () => {
  const BODY = JSON.stringify({ depositId: ID, status: 'COMPLETED', amount: '1', currency: 'XAF' });
  const COVERED = ['@method', '@authority', '@path', 'signature-date', 'content-digest', 'content-type'];
  type Change = {
    key?: KeyObject;
    keyId?: string;
    alg?: string;
    covered?: string[];
    host?: string;
    path?: string;
    age?: number;
    dsaEncoding?: 'der' | 'ieee-p1363';
    body?: string;
  };

  /** The headers of a notice, signed as the documentation says. */
  function signed(change: Change = {}) {
    const { key = privateKey, keyId = 'HTTP_EC_P256_KEY:1', alg = 'ecdsa-p256-sha256', covered = COVERED } = change;
    const created = Math.floor(now / 1_000) - (change.age ?? 0);
    const headers: Record<string, string> = {
      host: change.host ?? 'shop.example',
      'signature-date': '2026-01-15T12:00:00.131905Z',
      'content-digest': `sha-512=:${createHash('sha512')
        .update(change.body ?? BODY)
        .digest('base64')}:`,
      'content-type': 'application/json; charset=UTF-8',
    };
    const values: Record<string, string> = {
      '@method': 'POST',
      '@authority': headers.host!,
      '@path': change.path ?? '/api/payment-notices/pawapay',
      ...headers,
    };
    const params = `(${covered.map((name) => `"${name}"`).join(' ')});alg="${alg}";keyid="${keyId}";created=${created};expires=${created + 60}`;
    const base = [...covered.map((name) => `"${name}": ${values[name]}`), `"@signature-params": ${params}`].join('\n');
    const signature = sign('sha256', Buffer.from(base), { key, dsaEncoding: change.dsaEncoding ?? 'der' });
    return { ...headers, 'signature-input': `sig-pp=${params}`, signature: `sig-pp=:${signature.toString('base64')}:` };
  }
  const read = (headers: Record<string, string | undefined>, body = BODY) =>
    open().readNotice(headers, Buffer.from(body));

  it('names a deposit when it is signed, however the two numbers are written, and by RSA', async () => {
    expect(await read(signed())).toEqual({ reference: ID });
    expect(await read(signed({ dsaEncoding: 'ieee-p1363' }))).toEqual({ reference: ID });
    expect(await read(signed({ key: rsa.privateKey, keyId: 'RSA', alg: 'rsa-v1_5-sha256' }))).toEqual({
      reference: ID,
    });
  });

  it('is genuine behind a proxy that calls the shop otherwise', async () => {
    expect(await read({ ...signed(), host: '127.0.0.1:3000' })).toEqual({ reference: ID });
  });

  it('may come again within the hour', async () => {
    expect(await read(signed({ age: 3_500 }))).toEqual({ reference: ID });
    expect(await read(signed({ age: 3_700 }))).toBeNull();
    expect(await read(signed({ age: -400 }))).toBeNull();
  });

  it.each<[string, () => Record<string, string | undefined>]>([
    ['nothing is signed', () => ({})],
    ['no signature', () => ({ ...signed(), signature: undefined })],
    ['no digest', () => ({ ...signed(), 'content-digest': undefined })],
    ['a digest of another hash', () => ({ ...signed(), 'content-digest': 'md5=:AAAA:' })],
    ['a stranger signed it', () => signed({ key: stranger })],
    ['the key is unknown', () => signed({ keyId: 'HTTP_EC_P256_KEY:2' })],
    ['the key is broken', () => signed({ keyId: 'BROKEN' })],
    ['the key is of another kind', () => signed({ keyId: 'RSA' })],
    ['the way of signing is unknown', () => signed({ alg: 'hmac-sha256' })],
    ['the digest is not signed', () => signed({ covered: COVERED.filter((name) => name !== 'content-digest') })],
    [
      'it was sent elsewhere',
      () => signed({ host: 'other.example' }) && { ...signed({ host: 'other.example' }), host: 'shop.example' },
    ],
    ['it was sent to another address', () => signed({ path: '/other' })],
    ['a signed header was changed', () => ({ ...signed(), 'signature-date': '2027' })],
    ['the labels differ', () => ({ ...signed(), signature: signed().signature.replace('sig-pp', 'sig') })],
  ])('is forged when %s', async (_what, headers) => {
    expect(await read(headers())).toBeNull();
  });

  it('is forged when the body was changed', async () => {
    expect(await read(signed(), BODY.replace('"1"', '"12500"'))).toBeNull();
  });

  it('requests the keys once a day, and once a minute for unknown names', async () => {
    const provider = open();
    const take = (change: Change = {}) => provider.readNotice(signed(change), Buffer.from(BODY));
    await take();
    for (let turn = 0; turn < 5; turn += 1) await take({ keyId: 'x' });
    now += 23 * 3_600_000;
    await take();
    expect(requestedPaths()).toEqual(['/v2/public-key/http']);
    await take({ keyId: 'x' });
    await take({ keyId: 'y' });
    expect(requestedPaths()).toHaveLength(2);
    now += 25 * 3_600_000;
    await take();
    expect(requestedPaths()).toHaveLength(3);
  });

  it('can be judged by nobody while the keys are away', async () => {
    server.answers(() => ({ status: 503 }));
    await expect(read(signed())).rejects.toThrow(ProviderAway);
  });
});

describe('giving back through pawaPay', () => {
  const paid = { id: ID, transactionId: 'ABC123', amount: 12_500, currency: 'XAF' as const };
  const refund = { id: 'c0ffee00-0000-4000-8000-00000000000f', amount: 2_500 };

  it('requests a part under an id of its own, and is under way', async () => {
    server.answers(() => ({ json: { refundId: refund.id, status: 'ACCEPTED' } }));
    expect(await open().refund(paid, refund)).toEqual({ status: 'pending', failure: null });
    expect(server.requests).toMatchObject([
      { path: '/v2/refunds', body: { refundId: refund.id, depositId: ID, amount: '2500', currency: 'XAF' } },
    ]);
  });

  it.each([
    ['COMPLETED', 'done'],
    ['FAILED', 'failed'],
    ['SUBMITTED', 'pending'],
  ])('requested again, returns that the first is %s', async (status, meant) => {
    server.answers(({ method }) =>
      method === 'POST' ? { json: { status: 'DUPLICATE_IGNORED' } } : { json: { status: 'FOUND', data: { status } } },
    );
    expect(await open().refund(paid, refund)).toMatchObject({ status: meant });
  });

  it('says why it is refused', async () => {
    const failureReason = { failureCode: 'PAWAPAY_WALLET_OUT_OF_FUNDS' };
    server.answers(() => ({ json: { status: 'REJECTED', failureReason } }));
    expect(await open().refund(paid, refund)).toEqual({
      status: 'failed',
      failure: 'Le solde de la boutique chez pawaPay est insuffisant.',
    });
  });
});
