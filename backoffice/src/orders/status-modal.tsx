import { formatDateTime } from '@karite/shared/format';
import { ORDER_STATUSES, type OrderStatus, orderIdentity, statusLabelsFor } from '@karite/shared/orders';
import type { Order } from '@karite/shared/resources';
import { Radio } from 'antd';
import { useState } from 'react';
import { messageOf } from '../providers/message-of.ts';
import { onlyIf } from '../providers/refusals.ts';
import { useWrite } from '../providers/use-write.ts';
import { useFreshRecord } from '../resource/use-fresh-record.ts';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { Alert } from '../ui/states/alert.tsx';
import { StatusBadge } from '../ui/states/order-status.tsx';
import { Cancellation } from './cancellation.tsx';

const FAILED = 'Erreur lors de la mise à jour du statut';

type StatusModalProps = {
  order: Order;
  /** The chosen status from the start. */
  initial?: OrderStatus;
  /** `isDone`: the status was changed. */
  onClose: (isDone: boolean) => void;
};

/**
 * Any status may follow any other (R502). Only a change is sent; without one the modal just closes. A cancellation shows its
 * consequences, and needs a reason. It holds for the
 * order as it was read when the modal opened: a status that somebody else set meanwhile is shown before it is replaced.
 */
export default function StatusModal({ order: listed, initial, onClose }: StatusModalProps) {
  const { record: order, etag, stale, isRead, refuse } = useFreshRecord('orders', listed);
  const [choice, choose] = useState<OrderStatus | undefined>(initial);
  const [reason, setReason] = useState('');
  const chosen = choice ?? order.status;
  const labels = statusLabelsFor(order.deliveryType);
  const [problem, setProblem] = useState<string | null>(null);
  const { write, isPending } = useWrite('PATCH', '/orders/{id}/status', {
    changes: ['orders'],
    done: 'Statut mis à jour',
  });
  const isSame = chosen === order.status;
  const isCancelling = !isSame && chosen === 'cancelled';
  const okText = isCancelling ? 'Annuler la commande' : 'Mettre à jour';

  async function save() {
    if (isSame) return onClose(false);
    setProblem(null);
    try {
      await write({
        path: { id: order.id },
        body: { status: chosen, ...(isCancelling && { reason }) },
        headers: onlyIf(etag),
      });
      onClose(true);
    } catch (error) {
      if (!refuse(error)) setProblem(messageOf(error, FAILED));
    }
  }

  return (
    <Dialog
      title="Changer le statut"
      width={440}
      okText={isSame ? 'Aucun changement' : stale ? `${okText} quand même` : okText}
      okButtonProps={{ disabled: !isRead || (isCancelling && !reason.trim()), danger: isCancelling }}
      cancelText={isCancelling ? 'Garder la commande' : 'Annuler'}
      confirmLoading={isPending}
      onOk={save}
      onCancel={() => onClose(false)}
    >
      <p className="quiet">{orderIdentity(order)}</p>
      {problem && <Alert className="record-problem" type="error" showIcon message={problem} role="alert" />}
      {stale && (
        <Alert
          className="record-problem"
          type="warning"
          showIcon
          role="alert"
          message={`${stale.changed.by ?? 'Quelqu’un d’autre'} a modifié cette commande le ${formatDateTime(stale.changed.at)}`}
          description={`Elle est maintenant « ${labels[order.status]} ». Rien n’a encore été enregistré.`}
        />
      )}
      <Radio.Group
        className="status-choice"
        value={chosen}
        aria-label="Statut"
        options={ORDER_STATUSES.map((status) => ({
          value: status,
          // Of a refunded order nothing else is left (R2084).
          disabled: order.isRefunded && status !== order.status && status !== 'cancelled',
          label: status === order.status ? <Current order={order} /> : labels[status],
        }))}
        onChange={(event) => choose(event.target.value)}
      />
      {isCancelling && <Cancellation id={order.id} reason={reason} onChange={setReason} />}
    </Dialog>
  );
}

const Current = ({ order }: { order: Order }) => (
  <>
    <StatusBadge status={order.status} type={order.deliveryType} /> <span className="quiet">(actuel)</span>
  </>
);
