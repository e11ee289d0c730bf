import { createHash, timingSafeEqual } from 'node:crypto';
import { callProvider } from '../../call-provider.ts';
import { type PaymentProvider, ProviderAway, type Refunded, type Verified } from '../../provider.ts';
import { amountOf, recordOf, textOf, unpacked } from '../answer-fields.ts';
import { failureOf } from './failures.ts';
import { widgetConfig } from './widget-config.ts';

export type KkiapayOptions = {
  publicKey: string;
  privateKey: string;
  secretKey: string;
  /** What the notices of this shop carry, as set in the dashboard; without it none is believed to be genuine. */
  noticeSecret?: string;
  sandbox: boolean;
  /** For tests: where its server is. */
  api?: string;
};

/** What the browser loads: the widget's script, and the page that the script puts into a frame (two names in use). */
const SCRIPT = 'https://cdn.kkiapay.me/k.js';
const FRAMES = ['https://widget-v3.kkiapay.me', 'https://widget.kkiapay.me'];

const STATUSES = new Map<string, Verified['status']>([
  ['SUCCESS', 'paid'],
  ['PENDING', 'pending'],
  ['FAILED', 'failed'],
  ['INSUFFICIENT_FUND', 'failed'],
  // Paid once, and refunded since: nothing that an order could live on.
  ['REVERTED', 'failed'],
]);

/** Giving back takes up to three questions, together within 3 s. */
const THIRD_TIME_MS = 1_000;

const NOTHING: Verified = {
  status: 'unknown',
  amount: null,
  currency: null,
  reference: null,
  transactionId: null,
  fees: null,
  failure: null,
  isTest: false,
};

const stateOf = ({ status }: Record<string, unknown>): string => textOf(status)?.toUpperCase() ?? '';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * The payment that a transaction was made for. The widget's `data` comes back as `state` (or `stateData`), as a text, as
 * JSON, or as JSON in a text; `partnerId` has been seen empty and is only the second source.
 */
function referenceOf(fields: Record<string, unknown>): string | null {
  for (const given of [fields.state, fields.stateData, fields.partnerId]) {
    const state = unpacked(given);
    const reference = textOf(state) ?? textOf(recordOf(state).reference);
    if (reference) return reference;
  }
  return null;
}

/**
 * What was paid for the order. Whether an amount holds the fee that a shopper pays on top is not documented, and accounts
 * differ: one that is the sum requested and the fee to the franc is taken for the sum.
 */
const paidFor = (requested: number | undefined, amount: number | null, fees: number | null): number | null =>
  requested !== undefined && fees !== null && amount === requested + fees ? requested : amount;

/** Whether a transaction says of itself that it was made with play money. */
const saysTest = ({ sandbox, isSandbox, mode }: Record<string, unknown>): boolean =>
  [sandbox, isSandbox].some((it) => it === true || it === 'true') || textOf(mode)?.toLowerCase() === 'sandbox';

/**
 * KkiaPay: mobile money and cards in Benin and Côte d'Ivoire, in XOF, by a widget. A transaction is identified only by the id
 * that the widget or a notice names; without one there is nothing to ask about.
 */
export function kkiapay(options: KkiapayOptions): Omit<PaymentProvider, 'name'> {
  const api = options.api ?? (options.sandbox ? 'https://api-sandbox.kkiapay.me' : 'https://api.kkiapay.me');
  const headers = {
    'x-api-key': options.publicKey,
    'x-private-key': options.privateKey,
    'x-secret-key': options.secretKey,
  };
  const ask = async (path: string, transactionId: string, timeoutMs?: number) => {
    const answer = await callProvider(`${api}/api/v1/transactions/${path}`, {
      method: 'POST',
      headers,
      body: { transactionId },
      timeoutMs,
    });
    if (answer.status === 401 || answer.status === 403) throw new ProviderAway('KkiaPay refuses the keys');
    return { ok: answer.status < 300, fields: recordOf(answer.body) };
  };

  return {
    currencies: ['XOF'],
    countries: ['BJ', 'CI'],
    isTest: options.sandbox,
    refunds: 'whole',
    contentSecurity: { script: [new URL(SCRIPT).origin], frame: FRAMES },

    async create(payment, order) {
      const { publicKey, sandbox } = options;
      return { open: { kind: 'widget', script: SCRIPT, config: widgetConfig({ payment, order, publicKey, sandbox }) } };
    },

    async verify({ transactionId, amount: requested }) {
      if (!transactionId) return NOTHING;
      const { ok, fields } = await ask('status', transactionId);
      const status = stateOf(fields);
      // Every refusal other than that of the keys means that there is no such transaction.
      const existing = STATUSES.get(status);
      if (!ok || !existing) return { ...NOTHING, transactionId };
      const isForeignTest = !options.sandbox && saysTest(fields);
      return {
        status: isForeignTest ? 'failed' : existing,
        amount: paidFor(requested, amountOf(fields.amount), amountOf(fields.fees)),
        currency: textOf(fields.currency) ?? 'XOF',
        reference: referenceOf(fields),
        transactionId: textOf(fields.transactionId) ?? transactionId,
        fees: amountOf(fields.fees),
        failure: isForeignTest ? 'Transaction de test refusée' : failureOf(status, fields),
        isTest: options.sandbox || isForeignTest,
      };
    },

    readNotice(given, rawBody) {
      const secret = given['x-kkiapay-secret'];
      if (!options.noticeSecret || typeof secret !== 'string') return null;
      if (!timingSafeEqual(digest(secret), digest(options.noticeSecret))) return null;
      const fields = recordOf(unpacked(rawBody.toString('utf8')));
      return {
        reference: referenceOf(fields) ?? undefined,
        transactionId: textOf(fields.transactionId) ?? undefined,
      };
    },

    async refund({ transactionId }, { isRepeat }): Promise<Refunded> {
      // It has no refund by an id of ours: the transaction shows the result of the first request.
      const before = isRepeat ? stateOf((await ask('status', transactionId, THIRD_TIME_MS)).fields) : null;
      if (before === 'REVERTED') return { status: 'done', failure: null };
      if (before === 'PENDING') return { status: 'pending', failure: null };
      const { ok, fields } = await ask('revert', transactionId, THIRD_TIME_MS);
      const state = stateOf(fields);
      if (ok && (state === 'REVERTED' || state === 'SUCCESS')) return { status: 'done', failure: null };
      if (ok && state === 'PENDING') return { status: 'pending', failure: null };
      const now = stateOf((await ask('status', transactionId, THIRD_TIME_MS)).fields);
      if (now === 'REVERTED') return { status: 'done', failure: null };
      // "Not eligible" is also what it says while the first question is still being dealt with.
      if (isRepeat && state === 'TRANSACTION_NOT_ELIGIBLE') return { status: 'pending', failure: null };
      return { status: 'failed', failure: failureOf(state, fields) ?? 'KkiaPay refuse ce remboursement.' };
    },
  };
}
