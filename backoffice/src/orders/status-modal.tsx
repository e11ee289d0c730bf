import { type Answer, addressOf, type Given, type PathOf } from '@karite/shared/client';
import { ORDER_STATUS_LABELS, ORDER_STATUSES, type OrderStatus } from '@karite/shared/orders';
import type { Order } from '@karite/shared/resources';
import { type HttpError, useCustomMutation, useInvalidate } from '@refinedev/core';
import { Alert, Modal, Radio } from 'antd';
import { useState } from 'react';
import { API } from '../providers/data-provider.ts';
import { StatusBadge } from '../ui/order-status.tsx';
import './orders.css';

const PATH = '/orders/{id}/status' satisfies PathOf<'PATCH'>;
const FAILED = 'Erreur lors de la mise à jour du statut';

/** Any status may follow any other (spec §4). Only a change is sent; without one the modal just closes. */
export function StatusModal({ order, onClose }: { order: Order; onClose: () => void }) {
  const [chosen, choose] = useState<OrderStatus>(order.status);
  const [problem, setProblem] = useState<string | null>(null);
  const invalidate = useInvalidate();
  const { mutateAsync, mutation } = useCustomMutation<
    Answer<'PATCH', typeof PATH>,
    HttpError,
    Given<'PATCH', typeof PATH>['body']
  >();
  const isSame = chosen === order.status;

  async function save() {
    if (isSame) return onClose();
    setProblem(null);
    try {
      await mutateAsync({
        url: API + addressOf(PATH, { path: { id: order.id } }),
        method: 'patch',
        values: { status: chosen },
        successNotification: { type: 'success', message: 'Statut mis à jour' },
        errorNotification: false,
      });
      await invalidate({ resource: 'orders', invalidates: ['resourceAll'] });
      onClose();
    } catch (error) {
      setProblem((error as HttpError).message || FAILED);
    }
  }

  return (
    <Modal
      open
      closable={{ 'aria-label': 'Fermer la fenêtre' }}
      title="Changer le statut"
      width={440}
      okText={isSame ? 'Aucun changement' : 'Mettre à jour'}
      cancelText="Annuler"
      confirmLoading={mutation.isPending}
      onOk={save}
      onCancel={onClose}
    >
      <p className="quiet">{order.orderId}</p>
      {problem && <Alert className="record-problem" type="error" showIcon message={problem} role="alert" />}
      <Radio.Group
        className="status-choice"
        value={chosen}
        aria-label="Statut"
        options={ORDER_STATUSES.map((status) => ({
          value: status,
          label: status === order.status ? <Current status={status} /> : ORDER_STATUS_LABELS[status],
        }))}
        onChange={(event) => choose(event.target.value as OrderStatus)}
      />
    </Modal>
  );
}

const Current = ({ status }: { status: OrderStatus }) => (
  <>
    <StatusBadge status={status} /> <span className="quiet">(actuel)</span>
  </>
);
