import { formatDateTime, plural } from '@karite/shared/format';
import { MESSAGE_STATUS_LABELS } from '@karite/shared/messages';
import type { Message } from '@karite/shared/resources';
import type { Tone } from '../ui/page/stat-tiles.tsx';
import { Badge } from '../ui/states/badge.tsx';

type State = Pick<Message, 'status' | 'channel' | 'sentAt' | 'tries' | 'nextTryAt' | 'problem'>;

const TONES: Record<Message['status'], Tone> = { waiting: 'wait', sent: 'good', failed: 'bad', kept: 'plain' };

/** Why a message has its status; `null` where the status needs no reason. */
export function detailOfState({ status, channel, sentAt, tries, nextTryAt, problem }: State): string | null {
  if (status === 'sent') return sentAt && formatDateTime(sentAt);
  if (status === 'kept') return problem ?? (channel === 'sms' ? 'Aucun service de SMS' : 'Aucun serveur de courrier');
  const next = status === 'waiting' && tries > 0 && nextTryAt ? `nouvel essai le ${formatDateTime(nextTryAt)}` : null;
  return [tries > 0 ? plural(tries, 'essai') : null, next, problem].filter(Boolean).join(' · ') || null;
}

/** Whether a message left, and what keeps it. */
export function MessageState({ message }: { message: State }) {
  const detail = detailOfState(message);
  return (
    <>
      <Badge tone={TONES[message.status]}>{MESSAGE_STATUS_LABELS[message.status]}</Badge>
      {detail && <div className="quiet">{detail}</div>}
    </>
  );
}
