import { formatDateTime, formatNumber } from '@karite/shared/format';
import { formatMoney, isShopCurrency } from '@karite/shared/money';
import { CURRENCIES, providerLabel } from '@karite/shared/payments';
import { type Payment, payments } from '@karite/shared/resources';
import { useList } from '@refinedev/core';
import { List, Space } from 'antd';
import { mayHere } from '../providers/actor.ts';
import { detailOf } from '../providers/http-client.ts';
import { is } from '../resource/use-count.ts';
import { Alert } from '../ui/states/alert.tsx';
import { NoteAction } from './note-action.tsx';
import { PaymentRefunds } from './payment-refunds.tsx';
import { PaymentState } from './payment-status.tsx';
import { RefundAction } from './refund-action.tsx';
import { SettleAction } from './settle-action.tsx';
import { TransactionAction } from './transaction-action.tsx';

/** More attempts are not shown under an order; the list of payments has them all. */
const MOST = 20;

const amounts = ({ amount, currency, orderAmount }: Payment) =>
  isShopCurrency(currency)
    ? formatMoney(amount, currency)
    : `${formatMoney(amount, currency)} (${formatMoney(orderAmount)})`;

/** What came in; a stranger's money may be in any currency. */
const received = ({ paidAmount, paidCurrency }: Payment): string => {
  const validCurrency = CURRENCIES.find((it) => it === paidCurrency);
  return validCurrency
    ? formatMoney(paidAmount ?? 0, validCurrency)
    : `${formatNumber(paidAmount ?? 0)} ${paidCurrency ?? ''}`.trim();
};

/** Every attempt to pay an order online, newest first, and what can be decided about it. */
export function OrderPayments({ orderId }: { orderId: string }) {
  const { result, query } = useList<Payment>({
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
      {!query.isError && (
        <List
          itemLayout="vertical"
          rowKey="id"
          loading={query.isLoading}
          dataSource={[...result.data]}
          locale={{ emptyText: <span className="quiet">Aucun paiement en ligne.</span> }}
          renderItem={(payment) => <Attempt payment={payment} />}
        />
      )}
    </>
  );
}

const Attempt = ({ payment }: { payment: Payment }) => (
  <List.Item>
    <div>
      <time className="quiet" dateTime={payment.createdAt}>
        {formatDateTime(payment.createdAt)}
      </time>{' '}
      {providerLabel(payment.provider)} · {amounts(payment)} <PaymentState {...payment} />
    </div>
    {payment.transactionId && <div className="quiet">Transaction {payment.transactionId}</div>}
    {payment.paidAmount !== null && received(payment) !== formatMoney(payment.amount, payment.currency) && (
      <div>Reçu : {received(payment)}</div>
    )}
    {payment.failure && <div>{payment.failure}</div>}
    {payment.settledBy && <div className="quiet">Réglé par {payment.settledBy}</div>}
    {payment.note && <div className="quiet">{payment.note}</div>}
    {mayHere(payments.name, 'update') && (
      <Space wrap>
        <SettleAction record={payment} isInRow={false} />
        <TransactionAction record={payment} isInRow={false} />
        <NoteAction record={payment} isInRow={false} />
        {/* Waits for what was refunded: the last one, so that it moves none. */}
        <RefundAction record={payment} isInRow={false} />
      </Space>
    )}
    {payment.verifiedAt && <PaymentRefunds paymentId={payment.id} />}
  </List.Item>
);
