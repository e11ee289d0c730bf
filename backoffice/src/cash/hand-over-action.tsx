import { isFetched } from '@karite/shared/delivery';
import { type Courier, cashReceipts, couriers, type Order, orders } from '@karite/shared/resources';
import { useSelect } from '@refinedev/antd';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { useWrite } from '../providers/use-write.ts';
import type { RecordAction } from '../resource/resource-context.ts';
import { is } from '../resource/use-count.ts';
import { ConfirmModal } from '../ui/dialogs/confirm-modal.tsx';

/** Hands an order for cash to a courier or relay point, who owes its total from then on. */
export const HandOverAction: RecordAction<Order> = ({ record: order, isInRow }) => {
  const [isOpen, setOpen] = useState(false);
  const isDue =
    !isFetched(order.deliveryType) &&
    !order.isRefunded &&
    order.paymentMethod !== 'en-ligne' &&
    (order.status === 'pending' || order.nextStep === 'collect');
  if (isInRow || !isDue) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Remettre au livreur</Button>
      {isOpen && <HandOver id={order.id} onClose={() => setOpen(false)} />}
    </>
  );
};

function HandOver({ id, onClose }: { id: string; onClose: () => void }) {
  const [courierId, choose] = useState<string>();
  const { selectProps, query } = useSelect<Courier>({
    resource: couriers.name,
    optionLabel: 'name',
    filters: [is('isActive', 'true')],
    pagination: { pageSize: 200 },
  });
  const { write } = useWrite('POST', '/orders/{id}/hand-over', { changes: [orders.name, cashReceipts.name] });
  async function handOver() {
    if (courierId) await write({ path: { id }, body: { courierId } });
  }
  return (
    <ConfirmModal
      title="Remettre la commande"
      okText="Remettre"
      isReady={courierId !== undefined}
      run={handOver}
      onClose={onClose}
    >
      <p>Le livreur ou le relais doit le total de la commande jusqu’à son encaissement.</p>
      <Select
        options={selectProps.options}
        showSearch
        optionFilterProp="label"
        style={{ width: '100%' }}
        aria-label="Livreur ou relais"
        placeholder="Livreur ou relais"
        loading={query.isLoading}
        notFoundContent="Ajoutez d’abord un livreur ou un relais"
        value={courierId}
        onChange={choose}
      />
    </ConfirmModal>
  );
}
