import { exactMoney } from '@karite/shared/money';
import type { Payment } from '@karite/shared/resources';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { RecordAction } from '../resource/resource-context.ts';
import { useRefunds } from './payment-refunds.tsx';

const RefundModal = lazy(() => import('./refund-modal.tsx'));

/** The button that gives money of a payment back: by its provider, or noted after it was done by hand. */
export const RefundAction: RecordAction<Payment> = ({ record: payment, isInRow }) =>
  isInRow ? null : <Refunding payment={payment} />;

function Refunding({ payment }: { payment: Payment }) {
  const [isOpen, setOpen] = useState(false);
  const given = useRefunds(payment.id);
  if (!payment.transactionId || !payment.verifiedAt || payment.status === 'refunded' || !given) return null;
  const counted = given.filter(({ status }) => status !== 'failed').reduce((sum, { amount }) => sum + amount, 0);
  const left = exactMoney((payment.paidAmount ?? 0) - counted);
  if (left <= 0) return null;
  return (
    <>
      <Button danger onClick={() => setOpen(true)}>
        Rembourser
      </Button>
      <Suspense>
        {isOpen && (
          <RefundModal {...{ payment, left }} listed={given.map(({ id }) => id)} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  );
}
