import { SyncOutlined } from '@ant-design/icons';
import type { Order } from '@karite/shared/resources';
import { Button, Tooltip } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { RecordAction } from '../resource/resource-context.ts';

const StatusModal = lazy(() => import('./status-modal.tsx'));

/** The button that changes an order's status, in a row and under the details. */
export const StatusAction: RecordAction<Order> = ({ record: order, isInRow }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Tooltip title={isInRow ? 'Changer le statut' : undefined}>
        <Button
          type={isInRow ? 'text' : order.nextStep === 'none' ? 'primary' : 'default'}
          size={isInRow ? 'small' : 'middle'}
          icon={<SyncOutlined aria-hidden />}
          aria-label={`Changer le statut de ${order.shortNumber}`}
          onClick={() => setOpen(true)}
        >
          {!isInRow && 'Changer le statut'}
        </Button>
      </Tooltip>
      <Suspense>{isOpen && <StatusModal order={order} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
};
