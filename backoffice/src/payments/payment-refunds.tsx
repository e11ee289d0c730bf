import { formatDateTime } from '@karite/shared/format';
import { formatMoney } from '@karite/shared/money';
import { type Refund, refunds } from '@karite/shared/resources';
import { useList } from '@refinedev/core';
import { List } from 'antd';
import { mayHere } from '../providers/actor.ts';
import { is } from '../resource/use-count.ts';
import { PendingRefundAction } from './pending-refund-action.tsx';
import { RefundState, refundDetail } from './refund-status.tsx';

/** More refunds of one payment are not shown under it; the list of refunds has them all. */
const MOST = 50;

/** The refunds of a payment, newest first; absent while they are read. */
export function useRefunds(paymentId: string): readonly Refund[] | null {
  const { result, query } = useList<Refund>({
    resource: refunds.name,
    filters: [is('paymentId', paymentId)],
    pagination: { currentPage: 1, pageSize: MOST, mode: 'server' },
    errorNotification: false,
  });
  return query.isSuccess ? result.data : null;
}

/** What was refunded of a payment, state by state, and what can be done about what is under way. */
export function PaymentRefunds({ paymentId }: { paymentId: string }) {
  const refunded = useRefunds(paymentId);
  if (refunded?.length === 0) return null;
  return (
    <List
      header={<strong>Remboursements</strong>}
      className="payment-refunds"
      rowKey="id"
      loading={refunded === null}
      dataSource={[...(refunded ?? [])]}
      renderItem={(refund) => (
        <List.Item extra={mayHere(refunds.name, 'update') && <PendingRefundAction record={refund} isInRow={false} />}>
          <div>
            <div>
              <time className="quiet" dateTime={refund.createdAt}>
                {formatDateTime(refund.createdAt)}
              </time>
              <span> Remboursement </span>
              <span>{refund.byHand ? 'à la main ' : ''}</span>
              <span>· {formatMoney(refund.amount, refund.currency)} </span>
              <RefundState status={refund.status} />
            </div>
            {refundDetail(refund) && <div>{refundDetail(refund)}</div>}
            {refund.note && <div className="quiet">{refund.note}</div>}
          </div>
        </List.Item>
      )}
    />
  );
}
