import { RollbackOutlined } from '@ant-design/icons';
import type { Return } from '@karite/shared/resources';
import { RETURN_STATUS_LABELS, RETURN_STEPS } from '@karite/shared/returns';
import { Button, Tooltip } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { RecordAction } from '../resource/resource-context.ts';

const SettleModal = lazy(() => import('./settle-modal.tsx'));

/** The button that moves a return on; none once it is closed. */
export const SettleAction: RecordAction<Return> = ({ record: it, isInRow }) => {
  const [isOpen, setOpen] = useState(false);
  if (RETURN_STEPS[it.status].length === 0) return null;
  return (
    <>
      <Tooltip title={isInRow ? 'Traiter le retour' : undefined}>
        <Button
          type={isInRow ? 'text' : 'primary'}
          size={isInRow ? 'small' : 'middle'}
          icon={<RollbackOutlined aria-hidden />}
          aria-label={`Traiter le retour ${RETURN_STATUS_LABELS[it.status].toLowerCase()} de ${it.order?.shortNumber}`}
          onClick={() => setOpen(true)}
        >
          {!isInRow && 'Traiter le retour'}
        </Button>
      </Tooltip>
      <Suspense>{isOpen && <SettleModal record={it} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
};
