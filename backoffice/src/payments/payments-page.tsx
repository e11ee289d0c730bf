import { type Payment, payments } from '@karite/shared/resources';
import type { NamedCells } from '../resource/named-cell.ts';
import { RecordDetails } from '../resource/record-details.tsx';
import { ResourcePage } from '../resource/resource-page.tsx';
import { is, useCount } from '../resource/use-count.ts';
import { StatTiles } from '../ui/page/stat-tiles.tsx';
import { NoteAction } from './note-action.tsx';
import { PaymentRefunds } from './payment-refunds.tsx';
import { PaymentState } from './payment-status.tsx';
import { RefundAction } from './refund-action.tsx';
import { SettleAction } from './settle-action.tsx';
import { TransactionAction } from './transaction-action.tsx';

const CELLS: NamedCells<Payment> = {
  'payment-status': ({ record }) => <PaymentState {...record} />,
};
/** A payment with its refunds. */
const PaymentDetails = ({ record }: { record: Payment }) => (
  <>
    <RecordDetails resource={payments} record={record} cells={CELLS} />
    <PaymentRefunds paymentId={record.id} />
  </>
);

const ACTIONS = [SettleAction, TransactionAction, RefundAction, NoteAction];
const EMPTY = { narrowed: 'Aucun paiement trouvé', none: 'Aucun paiement' };
/** What the details show already. */
const COVERED = ['refunds'];
const UNDERPAID = [is('status', 'underpaid')];
const OVERPAID = [is('status', 'overpaid')];
const LATE = [is('status', 'late')];

const PaymentTiles = () => (
  <StatTiles
    tiles={[
      { label: 'Insuffisants', value: useCount(payments, UNDERPAID), tone: 'bad', to: '/payments?status=underpaid' },
      { label: 'Trop payés', value: useCount(payments, OVERPAID), tone: 'bad', to: '/payments?status=overpaid' },
      { label: 'Trop tard', value: useCount(payments, LATE), tone: 'wait', to: '/payments?status=late' },
    ]}
  />
);

/** Payments online, those that wait for a decision first in sight, and what can be decided. */
const PaymentsPage = () => (
  <ResourcePage
    resource={payments}
    above={<PaymentTiles />}
    actions={ACTIONS}
    cells={CELLS}
    details={PaymentDetails}
    covers={COVERED}
    isRestorable={false}
    dated="Date"
    empty={EMPTY}
  />
);

export default PaymentsPage;
