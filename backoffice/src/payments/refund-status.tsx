import { formatDateTime } from '@karite/shared/format';
import { REFUND_STATUS_LABELS, type RefundStatus } from '@karite/shared/payments';
import type { Refund } from '@karite/shared/resources';
import { Badge } from '../ui/states/badge.tsx';

const TONES = { pending: 'wait', done: 'good', failed: 'bad' } as const satisfies Record<RefundStatus, string>;

/** What has become of a refund. */
export const RefundState = ({ status }: { status: RefundStatus }) => (
  <Badge tone={TONES[status]}>{REFUND_STATUS_LABELS[status]}</Badge>
);

/** Details of the status: why it was refused, or when its provider is queried again. */
export const refundDetail = ({ status, failure, nextCheckAt }: Refund): string | null =>
  status === 'pending' && nextCheckAt ? `Prochain essai le ${formatDateTime(nextCheckAt)}` : failure;
