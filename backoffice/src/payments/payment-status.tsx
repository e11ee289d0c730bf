import { PAYMENT_STATUS_LABELS, type PaymentStatus } from '@karite/shared/payments';
import type { Tone } from '../ui/page/stat-tiles.tsx';
import { Badge } from '../ui/states/badge.tsx';

const TONES: Record<PaymentStatus, Tone> = {
  pending: 'wait',
  paid: 'good',
  failed: 'bad',
  underpaid: 'bad',
  overpaid: 'bad',
  late: 'bad',
  expired: 'plain',
  refunded: 'plain',
};

/** What has become of a payment, and whether it was play money. */
export const PaymentState = ({ status, isTest }: { status: PaymentStatus; isTest: boolean }) => (
  <>
    <Badge tone={TONES[status]}>{PAYMENT_STATUS_LABELS[status]}</Badge>
    {isTest && (
      <>
        {' '}
        <Badge tone="bad">Test</Badge>
      </>
    )}
  </>
);
