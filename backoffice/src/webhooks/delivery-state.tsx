import { formatDateTime, plural } from '@karite/shared/format';
import type { WebhookDelivery } from '@karite/shared/resources';
import { DELIVERY_STATUS_LABELS } from '@karite/shared/webhooks';
import type { Tone } from '../ui/page/stat-tiles.tsx';
import { Badge } from '../ui/states/badge.tsx';

type State = Pick<WebhookDelivery, 'status' | 'deliveredAt' | 'tries' | 'nextTryAt' | 'problem'>;

const TONES: Record<WebhookDelivery['status'], Tone> = { waiting: 'wait', delivered: 'good', failed: 'bad' };

/** Why an event has its status; `null` where the status needs no reason. */
export function detailOfDelivery({ status, deliveredAt, tries, nextTryAt, problem }: State): string | null {
  if (status === 'delivered') return deliveredAt && formatDateTime(deliveredAt);
  const next = tries > 0 && nextTryAt ? `nouvel essai le ${formatDateTime(nextTryAt)}` : null;
  return [tries > 0 ? plural(tries, 'essai') : null, next, problem].filter(Boolean).join(' · ') || null;
}

/** Whether an event was taken, and what keeps it. */
export function DeliveryState({ delivery }: { delivery: State }) {
  const detail = detailOfDelivery(delivery);
  return (
    <>
      <Badge tone={TONES[delivery.status]}>{DELIVERY_STATUS_LABELS[delivery.status]}</Badge>
      {detail && <div className="quiet">{detail}</div>}
    </>
  );
}
