import { formatMoney } from '@karite/shared/money';
import { CURRENCIES, STAND_IN } from '@karite/shared/payments';
import { COUNTRY_CODES } from '@karite/shared/region';
import type { Executor } from '../../../../platform/database/database.ts';
import type { PaymentProvider, Verified } from '../../provider.ts';
import { recordOf } from '../answer-fields.ts';
import { noticeSecret } from './notices.ts';
import { playRefund } from './refunds.ts';
import { findTransaction } from './transactions.ts';

/** Where the stand-in's own pages and calls lie. */
export const STAND_IN_PATH = '/api/payments/stand-in';

const UNKNOWN: Verified = {
  status: 'unknown',
  amount: null,
  currency: null,
  reference: null,
  transactionId: null,
  fees: null,
  failure: null,
  isTest: true,
};

/**
 * Plays a company that moves money, with a widget that has the functions and events of KkiaPay's. What was paid lies in
 * the database, so that every process of the shop answers the same. Nothing is ever debited.
 */
export const standInProvider = (database: Executor): PaymentProvider => ({
  name: STAND_IN,
  currencies: CURRENCIES,
  countries: COUNTRY_CODES,
  isTest: true,
  refunds: 'part',
  create: async ({ id, amount, currency }) => ({
    open: {
      kind: 'widget',
      script: `${STAND_IN_PATH}/widget.js`,
      config: {
        amount,
        currency,
        shown: formatMoney(amount, currency),
        partnerId: id,
        data: id,
        sandbox: true,
        countries: [],
      },
    },
  }),
  async verify({ id, transactionId }) {
    const found = await findTransaction(database, { reference: id, transactionId });
    if (!found) return UNKNOWN;
    return {
      status: found.status,
      amount: found.amount,
      currency: found.currency,
      reference: found.reference,
      transactionId: found.id,
      fees: 0,
      failure: found.status === 'failed' ? 'Solde insuffisant (test)' : null,
      isTest: true,
    };
  },
  async readNotice(headers, rawBody) {
    if (headers['x-stand-in-secret'] !== (await noticeSecret(database))) return null;
    try {
      const { partnerId, transactionId } = recordOf(JSON.parse(rawBody.toString('utf8')));
      return {
        ...(typeof partnerId === 'string' && { reference: partnerId }),
        ...(typeof transactionId === 'string' && { transactionId }),
      };
    } catch {
      return null;
    }
  },
  refund: ({ transactionId }, refund) => playRefund(database, transactionId, refund),
});
