import { formatNumber } from '@karite/shared/format';
import { formatMoney, isShopCurrency } from '@karite/shared/money';
import { CURRENCIES } from '@karite/shared/payments';
import { type Payment, payments, type Refund, refunds } from '@karite/shared/resources';
import { useList, useOne } from '@refinedev/core';
import { Space } from 'antd';
import { mayHere } from '../providers/actor.ts';
import { is } from '../resource/use-count.ts';
import { NoteAction } from './note-action.tsx';
import { PendingRefundAction } from './pending-refund-action.tsx';
import { RefundAction } from './refund-action.tsx';
import { SettleAction } from './settle-action.tsx';
import { TransactionAction } from './transaction-action.tsx';

/** More attempts have no buttons under an order; the list of payments has them all. */
const MOST = 20;

/** What came in; a stranger's money may be in any currency. */
const received = ({ paidAmount, paidCurrency }: Payment): string => {
  const validCurrency = CURRENCIES.find((it) => it === paidCurrency);
  return validCurrency
    ? formatMoney(paidAmount ?? 0, validCurrency)
    : `${formatNumber(paidAmount ?? 0)} ${paidCurrency ?? ''}`.trim();
};

/** What the order's history does not say of an attempt to pay it, and what can be decided about it. */
export function OrderPayment({ orderId, id }: { orderId: string; id: string }) {
  // One request for all attempts of the order.
  const { result } = useList<Payment>({
    resource: payments.name,
    filters: [is('orderId', orderId)],
    pagination: { currentPage: 1, pageSize: MOST, mode: 'server' },
    errorNotification: false,
    queryOptions: { enabled: mayHere(payments.name, 'read') },
  });
  const payment = result.data.find((each) => each.id === id);
  if (!payment) return null;
  const { amount, currency, orderAmount, transactionId, paidAmount } = payment;
  return (
    <>
      {transactionId && <div className="quiet">Transaction {transactionId}</div>}
      {!isShopCurrency(currency) && <div className="quiet">Pour {formatMoney(orderAmount)}</div>}
      {paidAmount !== null && received(payment) !== formatMoney(amount, currency) && (
        <div>
          Reçu : {received(payment)}, attendu : {formatMoney(amount, currency)}
        </div>
      )}
      {mayHere(payments.name, 'update') && (
        <Space wrap>
          <SettleAction record={payment} isInRow={false} />
          <TransactionAction record={payment} isInRow={false} />
          <NoteAction record={payment} isInRow={false} />
          {/* Waits for what was refunded: the last one, so that it moves none. */}
          <RefundAction record={payment} isInRow={false} />
        </Space>
      )}
    </>
  );
}

/** What can be done about a refund of an order that is under way. */
export function OrderRefund({ id }: { id: string }) {
  const mayChange = mayHere(refunds.name, 'update');
  const { result } = useOne<Refund>({
    resource: refunds.name,
    id,
    errorNotification: false,
    queryOptions: { enabled: mayChange },
  });
  return result ? <PendingRefundAction record={result} isInRow={false} /> : null;
}
