import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BAD_ANSWERS } from '../../../../../test/support/bad-answers.ts';
import { startProviderServer } from '../../../../../test/support/provider-server.ts';
import { type OrderToPay, ProviderAway } from '../../provider.ts';
import { kkiapay } from './kkiapay.ts';

const ID = 'c0ffee00-0000-4000-8000-000000000001';
const SECRET = 'un secret de notification';
const ORDER: OrderToPay = {
  orderId: 'ORDER_1_abc',
  nom: 'Adjovi',
  prenom: 'Inès',
  phone: '+2290197000000',
  email: null,
};

const credentials = { publicKey: 'pk', privateKey: 'ik', secretKey: 'sk', noticeSecret: SECRET };
let server: Awaited<ReturnType<typeof startProviderServer>>;
const open = (sandbox = false) => kkiapay({ ...credentials, sandbox, api: server.url });

const PAID = { status: 'SUCCESS', amount: 12_500, transactionId: 'tx1', state: ID, fees: 250 };
const check = { id: ID, transactionId: 'tx1', currency: 'XOF' as const };
/** What the adapter says when KkiaPay answers this. */
const verified = async (json: unknown, status = 200) => {
  server.answers(() => ({ status, json }));
  return open().verify(check);
};

beforeAll(async () => {
  server = await startProviderServer(() => ({ json: PAID }));
});
beforeEach(() => server.answers(() => ({ json: PAID })));
afterAll(() => server.close());

describe('the widget of KkiaPay', () => {
  const payment = { id: ID, amount: 12_500, currency: 'XOF' as const, country: 'BJ' as const };
  const configOf = async (order: OrderToPay, country: 'BJ' | null = 'BJ') => {
    const { open: opening } = await open(true).create({ ...payment, country }, order, { returnUrl: '' });
    if (opening.kind !== 'widget') throw new Error('no widget');
    return opening;
  };

  it('is opened with the real total, the reference twice, and the sandbox as set', async () => {
    const { script, config } = await configOf(ORDER);
    expect(script).toBe('https://cdn.kkiapay.me/k.js');
    expect(config).toMatchObject({
      amount: 12_500,
      key: 'pk',
      sandbox: true,
      data: ID,
      partnerId: ID,
      phone: '2290197000000',
      name: 'Inès Adjovi',
      countries: ['BJ'],
      excludeMomoFields: ['email'],
    });
    expect(config).not.toHaveProperty('email');
    expect(JSON.stringify(config)).not.toMatch(/"(ik|sk)"/);
  });

  it('names an e-mail address that was given, and both countries when there is none', async () => {
    const { config } = await configOf({ ...ORDER, email: 'ines@example.com' }, null);
    expect(config).toMatchObject({ email: 'ines@example.com', countries: ['BJ', 'CI'] });
    expect(config).not.toHaveProperty('excludeMomoFields');
  });
});

describe('asking KkiaPay', () => {
  it('sends the transaction with the three keys, and reads what is said', async () => {
    expect(await open().verify(check)).toEqual({
      status: 'paid',
      amount: 12_500,
      currency: 'XOF',
      reference: ID,
      transactionId: 'tx1',
      fees: 250,
      failure: null,
      isTest: false,
    });
    expect(server.requests).toMatchObject([
      {
        method: 'POST',
        path: '/api/v1/transactions/status',
        headers: { 'x-api-key': 'pk', 'x-private-key': 'ik', 'x-secret-key': 'sk' },
        body: { transactionId: 'tx1' },
      },
    ]);
  });

  it.each([
    ['a text', ID],
    ['JSON in a text', JSON.stringify(ID)],
    ['a record', { reference: ID }],
    ['a record as JSON in a text', JSON.stringify({ reference: ID })],
  ])('reads the reference from a state that is %s', async (_what, state) => {
    expect(await verified({ ...PAID, state })).toMatchObject({ reference: ID });
  });

  it('takes the reference from partnerId when there is no state, and knows none without both', async () => {
    expect(await verified({ ...PAID, state: undefined, partnerId: ID })).toMatchObject({ reference: ID });
    expect(await verified({ status: 'SUCCESS', amount: '12500' })).toMatchObject({
      status: 'paid',
      amount: 12_500,
      reference: null,
      transactionId: 'tx1',
      fees: null,
    });
  });

  it.each([
    ['PENDING', 'pending'],
    ['FAILED', 'failed'],
    ['INSUFFICIENT_FUND', 'failed'],
    ['REVERTED', 'failed'],
    ['TRANSACTION_NOT_FOUND', 'unknown'],
    ['INVALID_TRANSACTION', 'unknown'],
    ['constructor', 'unknown'],
    ['', 'unknown'],
  ])('takes %s for %s', async (status, meant) => {
    expect(await verified({ ...PAID, status })).toMatchObject({ status: meant });
  });

  it('takes the sum with the fee on top for the sum, and no other', async () => {
    server.answers(() => ({ json: { ...PAID, amount: 12_750 } }));
    expect(await open().verify({ ...check, amount: 12_500 })).toMatchObject({ amount: 12_500, fees: 250 });
    expect(await open().verify({ ...check, amount: 12_499 })).toMatchObject({ amount: 12_750 });
    expect(await open().verify(check)).toMatchObject({ amount: 12_750 });
  });

  it('says why a payment failed', async () => {
    expect(await verified({ ...PAID, status: 'FAILED', failureMessage: 'processing_error' })).toMatchObject({
      failure: 'Le paiement a été refusé. (processing_error)',
    });
  });

  it.each([-1, 'NaN', '1e3', null, {}, '12 500'])('knows no amount from %j', async (amount) => {
    expect(await verified({ ...PAID, amount })).toMatchObject({ amount: null });
  });

  it('takes a refused question for an unknown transaction, and refused keys for being away', async () => {
    expect(await verified({ status: 'SUCCESS', amount: 12_500 }, 404)).toMatchObject({
      status: 'unknown',
      amount: null,
    });
    await expect(verified({}, 401)).rejects.toThrow(ProviderAway);
  });

  it('refuses play money when live, and says of a sandbox that it is one', async () => {
    expect(await verified({ ...PAID, isSandbox: true })).toMatchObject({ status: 'failed', isTest: true });
    server.answers(() => ({ json: PAID }));
    expect(await open(true).verify(check)).toMatchObject({ status: 'paid', isTest: true });
  });

  it('sends no request without a transaction', async () => {
    expect(await open().verify({ ...check, transactionId: null })).toMatchObject({ status: 'unknown' });
    expect(server.requests).toEqual([]);
  });

  it.each(BAD_ANSWERS)('is away, within 3 s, when the answer is %s', async (_what, broken) => {
    server.answers(broken);
    const began = performance.now();
    await expect(open().verify(check)).rejects.toThrow(ProviderAway);
    expect(performance.now() - began).toBeLessThan(4_500);
  });

  it('is away when nobody is there', async () => {
    const away = kkiapay({ ...credentials, sandbox: false, api: 'http://127.0.0.1:9' });
    await expect(away.verify(check)).rejects.toThrow(ProviderAway);
  });
});

describe('a notice of KkiaPay', () => {
  const body = (payload: object) => Buffer.from(JSON.stringify(payload));
  const payload = { transactionId: 'tx1', isPaymentSucces: true, event: 'transaction.success', amount: 1 };
  const genuine = { 'x-kkiapay-secret': SECRET };

  it('names a transaction and a reference, and nothing else of it is read', () => {
    expect(open().readNotice(genuine, body({ ...payload, stateData: ID }))).toEqual({
      transactionId: 'tx1',
      reference: ID,
    });
    const packed = JSON.stringify({ reference: ID });
    expect(open().readNotice(genuine, body({ ...payload, partnerId: '', stateData: packed }))).toMatchObject({
      reference: ID,
    });
  });

  it.each([
    ['no secret', {}],
    ['another', { 'x-kkiapay-secret': 'un autre secret de notification' }],
    ['a part', { 'x-kkiapay-secret': SECRET.slice(0, -1) }],
    ['an empty one', { 'x-kkiapay-secret': '' }],
    ['two', { 'x-kkiapay-secret': [SECRET, SECRET] }],
  ])('with %s is forged', (_what, headers) => {
    expect(open().readNotice(headers, body({ ...payload, stateData: ID }))).toBeNull();
  });

  it('is forged, whatever it carries, while this shop has set no secret', () => {
    const closed = kkiapay({ ...credentials, noticeSecret: undefined, sandbox: false, api: server.url });
    expect(closed.readNotice({ 'x-kkiapay-secret': '' }, body(payload))).toBeNull();
    expect(closed.readNotice({ 'x-kkiapay-secret': 'undefined' }, body(payload))).toBeNull();
  });

  it('with a body that nobody can read names nothing', () => {
    for (const text of ['', '{', '[]', '"x"', 'null'])
      expect(open().readNotice(genuine, Buffer.from(text))).toEqual({ reference: undefined, transactionId: undefined });
  });
});

describe('giving back through KkiaPay', () => {
  const paid = { id: ID, transactionId: 'tx1', amount: 12_500, currency: 'XOF' as const };
  const refund = { id: 'r1', amount: 12_500 };

  it('reverts the whole transaction', async () => {
    server.answers(() => ({ json: { status: 'REVERTED' } }));
    expect(await open().refund(paid, refund)).toEqual({ status: 'done', failure: null });
    expect(server.requests).toMatchObject([{ path: '/api/v1/transactions/revert', body: { transactionId: 'tx1' } }]);
  });

  it('finds that it was refunded before, when that answer got lost', async () => {
    server.answers(({ path }) =>
      path.endsWith('revert')
        ? { status: 400, json: { status: 'TRANSACTION_NOT_ELIGIBLE' } }
        : { json: { ...PAID, status: 'REVERTED' } },
    );
    expect(await open().refund(paid, refund)).toEqual({ status: 'done', failure: null });
  });

  it.each([
    ['REVERTED', 'done', 1],
    ['PENDING', 'pending', 1],
    ['SUCCESS', 'pending', 3],
  ])(
    'requested again, checks the transaction first: %s is %s, and gives nothing twice',
    async (state, status, questions) => {
      server.answers(({ path }) =>
        path.endsWith('revert')
          ? { status: 400, json: { status: 'TRANSACTION_NOT_ELIGIBLE' } }
          : { json: { ...PAID, status: state } },
      );
      expect(await open().refund(paid, { ...refund, isRepeat: true })).toMatchObject({ status });
      expect(server.requests[0]).toMatchObject({ path: '/api/v1/transactions/status' });
      expect(server.requests).toHaveLength(questions);
    },
  );

  it('says why it is refused', async () => {
    server.answers(({ path }) =>
      path.endsWith('revert') ? { status: 400, json: { status: 'INVALID_TRANSACTION_TYPE' } } : { json: PAID },
    );
    expect(await open().refund(paid, refund)).toEqual({
      status: 'failed',
      failure: 'Seuls les paiements par mobile money se remboursent.',
    });
  });
});
