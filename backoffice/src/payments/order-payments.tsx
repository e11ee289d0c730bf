import { formatDateTime } from '@karite/shared/format';
import { formatMoney, isFcfa, PROVIDER_LABELS } from '@karite/shared/payments';
import { type Payment, payments } from '@karite/shared/resources';
import { useList } from '@refinedev/core';
import { Alert, Spin } from 'antd';
import { detailOf } from '../providers/http-client.ts';
import { is } from '../resource/use-count.ts';
import type { ShopRecord } from '../resource/values.ts';
import { PaymentState } from './payment-status.tsx';
import { RefundAction } from './refund-action.tsx';
import { SettleAction } from './settle-action.tsx';
import './payments.css';

/** More attempts are not shown under an order; the list of payments has them all. */
const MOST = 20;

const amounts = ({ amount, currency, orderAmount }: Payment) =>
  isFcfa(currency)
    ? formatMoney(amount, currency)
    : `${formatMoney(amount, currency)} (${formatMoney(orderAmount, 'XOF')})`;

/** Every attempt to pay an order online, newest first, and what can be decided about it. */
export function OrderPayments({ orderId }: { orderId: string }) {
  const { result, query } = useList<Payment & ShopRecord>({
    resource: payments.name,
    filters: [is('orderId', orderId)],
    pagination: { currentPage: 1, pageSize: MOST, mode: 'server' },
    errorNotification: false,
  });
  return (
    <>
      <h2>Paiements</h2>
      {query.isError && (
        <Alert type="error" showIcon message={payments.messages.loadFailed} description={detailOf(query.error)} />
      )}
      {query.isLoading && <Spin />}
      {query.isSuccess && result.data.length === 0 && <p className="quiet">Aucun paiement en ligne.</p>}
      <ul className="order-payments">
        {result.data.map((payment) => (
          <li key={payment.id}>
            <div>
              <time className="quiet" dateTime={payment.createdAt}>
                {formatDateTime(payment.createdAt)}
              </time>{' '}
              {PROVIDER_LABELS[payment.provider]} · {amounts(payment)} <PaymentState {...payment} />
            </div>
            {payment.transactionId && <div className="quiet">Transaction {payment.transactionId}</div>}
            {payment.paidAmount !== null && payment.paidAmount !== payment.amount && (
              <div>Reçu : {`${payment.paidAmount} ${payment.paidCurrency ?? ''}`}</div>
            )}
            {payment.failure && <div>{payment.failure}</div>}
            {payment.note && <div className="quiet">{`${payment.settledBy ?? ''} ${payment.note}`.trim()}</div>}
            <div className="order-payment-actions">
              <SettleAction record={payment} isInRow={false} />
              <RefundAction record={payment} isInRow={false} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
