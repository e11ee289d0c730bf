import { type Courier, couriers, type Order } from '@karite/shared/resources';
import { useInvalidate, useList } from '@refinedev/core';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { call } from '../providers/call.ts';
import type { RecordAction } from '../resource/resource-context.ts';
import { is } from '../resource/use-count.ts';
import { ConfirmModal } from '../ui/confirm-modal.tsx';

/** Hands an order for cash to a courier or relay point, who owes its total from then on. */
export const HandOverAction: RecordAction<Order> = ({ record: order, isInRow }) => {
  const [isOpen, setOpen] = useState(false);
  const isFetched = order.deliveryType === 'retrait';
  const isDue =
    !isFetched &&
    !order.isRefunded &&
    order.paymentMethod !== 'en-ligne' &&
    (order.status === 'pending' || order.nextStep === 'collect');
  if (isInRow || !isDue) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Remettre au livreur</Button>
      {isOpen && <HandOver orderId={order.id} onClose={() => setOpen(false)} />}
    </>
  );
};

function HandOver({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const [courierId, choose] = useState<string>();
  const invalidate = useInvalidate();
  const { result, query } = useList<Courier>({
    resource: couriers.name,
    filters: [is('isActive', 'true')],
    pagination: { currentPage: 1, pageSize: 200, mode: 'server' },
  });
  async function handOver() {
    if (!courierId) return;
    await call('POST', '/orders/{id}/hand-over', { path: { id: orderId }, body: { courierId } });
    await invalidate({ resource: 'orders', invalidates: ['resourceAll'] });
    await invalidate({ resource: 'cash-receipts', invalidates: ['resourceAll'] });
  }
  return (
    <ConfirmModal
      title="Remettre la commande"
      okText="Remettre"
      isReady={courierId !== undefined}
      run={handOver}
      onClose={onClose}
    >
      <p>Le livreur ou le relais doit le total de la commande jusqu'à son encaissement.</p>
      <Select
        style={{ width: '100%' }}
        aria-label="Livreur ou relais"
        placeholder="Livreur ou relais"
        loading={query.isLoading}
        notFoundContent="Ajoutez d'abord un livreur ou un relais"
        value={courierId}
        onChange={choose}
        options={result.data.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </ConfirmModal>
  );
}
