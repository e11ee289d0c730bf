import { COUNTRIES } from '@karite/shared/region';
import { cutToLength } from '@karite/shared/text';
import { callProvider, type ProviderRequest } from '../../call-provider.ts';
import { type PaymentProvider, ProviderAway, type Refunded, type Verified } from '../../provider.ts';
import { amountOf, recordOf, textOf, unpacked } from '../answer-fields.ts';
import { ActiveConfiguration } from './active-configuration.ts';
import { failureOf } from './failures.ts';
import { PublicKeys } from './public-keys.ts';
import { isGenuine } from './signature.ts';

export type PawapayOptions = {
  token: string;
  sandbox: boolean;
  /** Where the shop is reached: notices are signed for that host. */
  publicUrl: string;
  /** For tests: where its server is, and what time it is. */
  api?: string;
  now?: () => number;
};

/** A payment page works for 15 minutes; a little less here, for the way there. */
const PAGE_MS = 14 * 60_000;
/** The timeout of a refund request and of the query after it: both together within 3 s. */
const HALF_TIME = { timeoutMs: 1_500 };

const STATUSES = new Map<string, Verified['status']>([
  ['COMPLETED', 'paid'],
  ['FAILED', 'failed'],
  ['EXPIRED', 'failed'],
  ['ACCEPTED', 'pending'],
  ['ENQUEUED', 'pending'],
  ['SUBMITTED', 'pending'],
  ['PROCESSING', 'pending'],
  ['IN_RECONCILIATION', 'pending'],
]);

const REFUNDS: Record<string, Refunded['status']> = { COMPLETED: 'done', FAILED: 'failed' };

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

/**
 * pawaPay, v2 of its API: mobile money by its payment page. Our payment's id is its deposit's id, so that one
 * that is requested twice is created once, and is looked up by the same id.
 */
export function pawapay(options: PawapayOptions): Omit<PaymentProvider, 'name'> {
  const api = options.api ?? (options.sandbox ? 'https://api.sandbox.pawapay.io' : 'https://api.pawapay.io');
  const headers = { authorization: `Bearer ${options.token}` };
  const ask = async (path: string, request: ProviderRequest = {}) => {
    const { status, body } = await callProvider(`${api}/v2/${path}`, { headers, ...request });
    if (status === 401 || status === 403) throw new ProviderAway('pawaPay refuses the token');
    return { status, fields: recordOf(body) };
  };
  const configuration = new ActiveConfiguration(() => callProvider(`${api}/v2/active-conf`, { headers }), options.now);
  const keys = new PublicKeys(() => callProvider(`${api}/v2/public-key/http`), options.now);
  const { host, pathname } = new URL(options.publicUrl);
  const noticePath = `${pathname.replace(/\/+$/, '')}/api/payment-notices/pawapay`;

  return {
    currencies: ['XAF', 'XOF', 'CDF', 'USD'],
    countries: ['CG', 'BJ', 'CI', 'CD'],
    isTest: options.sandbox,
    refunds: 'part',

    async isOffered(country, currency) {
      try {
        return (await configuration.operators(country, currency)).length > 0;
      } catch {
        return false;
      }
    },

    async create({ id, amount, currency, country }, order, { returnUrl }) {
      const open = await configuration.operators(country, currency);
      if (!open.some(({ min, max }) => amount >= min && amount <= max))
        throw new ProviderAway(`pawaPay takes no ${amount} ${currency} from ${country ?? 'any country'}`);
      const { fields } = await ask('paymentpage', {
        method: 'POST',
        body: {
          depositId: id,
          returnUrl,
          customerMessage: 'Commande en ligne',
          amountDetails: { amount: String(amount), currency },
          language: 'FR',
          ...(country && { country: COUNTRIES[country]?.alpha3 }),
          reason: cutToLength(`Commande ${order.orderId}`, 50),
          metadata: [{ orderId: order.orderId }],
        },
      });
      const url = textOf(fields.redirectUrl);
      if (!url?.startsWith(options.api ? 'http' : 'https://'))
        throw new ProviderAway(failureOf(fields) ?? 'pawaPay answered no page');
      return { open: { kind: 'page', url }, providerReference: id, validMs: PAGE_MS };
    },

    async verify({ id }) {
      const { status, fields } = await ask(`deposits/${id}`);
      const deposit = recordOf(fields.data);
      // A page that nobody used yet has no deposit.
      if (status === 404 || textOf(fields.status) !== 'FOUND') return NOTHING;
      const word = textOf(deposit.status) ?? '';
      return {
        // A word that we do not know is no end.
        status: STATUSES.get(word) ?? 'pending',
        amount: amountOf(deposit.amount),
        currency: textOf(deposit.currency),
        reference: textOf(deposit.depositId),
        transactionId: textOf(deposit.providerTransactionId) ?? textOf(deposit.depositId),
        fees: null,
        failure: failureOf(deposit),
        isTest: options.sandbox,
      };
    },

    async readNotice(given, body) {
      const sentTo = given.host;
      const authorities = [...(typeof sentTo === 'string' ? [sentTo] : []), host];
      const notice = { headers: given, body, path: noticePath, authorities };
      if (!(await isGenuine(notice, (name) => keys.find(name), options.now?.()))) return null;
      const fields = recordOf(unpacked(body.toString('utf8')));
      return { reference: textOf(fields.depositId) ?? undefined };
    },

    async refund({ id, currency }, refund): Promise<Refunded> {
      const { fields } = await ask('refunds', {
        method: 'POST',
        body: { refundId: refund.id, depositId: id, amount: String(refund.amount), currency },
        ...HALF_TIME,
      });
      if (textOf(fields.status) === 'ACCEPTED') return { status: 'pending', failure: null };
      if (textOf(fields.status) !== 'DUPLICATE_IGNORED')
        return { status: 'failed', failure: failureOf(fields) ?? 'pawaPay refuse ce remboursement.' };
      const now = await ask(`refunds/${refund.id}`, HALF_TIME);
      const data = recordOf(now.fields.data);
      return { status: REFUNDS[textOf(data.status) ?? ''] ?? 'pending', failure: failureOf(data) };
    },
  };
}
