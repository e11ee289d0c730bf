import { type Refund, refunds } from '@karite/shared/resources';
import type { NamedCells } from '../resource/named-cell.ts';
import { ResourcePage } from '../resource/resource-page.tsx';
import { is, useCount } from '../resource/use-count.ts';
import { StatTiles } from '../ui/page/stat-tiles.tsx';
import { PendingRefundAction } from './pending-refund-action.tsx';
import { RefundState } from './refund-status.tsx';

const CELLS: NamedCells<Refund> = {
  'refund-status': ({ record }) => <RefundState status={record.status} />,
};
const ACTIONS = [PendingRefundAction];
const EMPTY = { narrowed: 'Aucun remboursement trouvé', none: 'Aucun remboursement' };
const PENDING = [is('status', 'pending')];
const FAILED = [is('status', 'failed')];
const DONE = [is('status', 'done')];

const RefundTiles = () => (
  <StatTiles
    tiles={[
      { label: 'En cours', value: useCount(refunds, PENDING), tone: 'wait', to: '/refunds?status=pending' },
      { label: 'Refusés', value: useCount(refunds, FAILED), tone: 'bad', to: '/refunds?status=failed' },
      { label: 'Remboursés', value: useCount(refunds, DONE), tone: 'good', to: '/refunds?status=done' },
    ]}
  />
);

/** Money refunded, what is still under way, and what can be done about it. */
const RefundsPage = () => (
  <ResourcePage
    resource={refunds}
    above={<RefundTiles />}
    actions={ACTIONS}
    cells={CELLS}
    isRestorable={false}
    dated="Date"
    empty={EMPTY}
  />
);

export default RefundsPage;
