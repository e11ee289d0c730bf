import { formatNumber } from '@karite/shared/format';
import { percentage, salesLabel } from '@karite/shared/statistics';
import { Link } from 'react-router-dom';
import { Panel } from '../../ui/page/panel.tsx';
import { FIGURE, PlainTable } from '../plain-table.tsx';

type StatesPanelProps = {
  title: string;
  /** In the order of their states. */
  states: readonly { status: string; orders: number }[];
  /** The list of a state's orders. */
  listOf: (status: string) => string;
};

/** How many orders are in each of the five states (R501), each with its list. */
export function StatesPanel({ title, states, listOf }: StatesPanelProps) {
  const total = states.reduce((sum, { orders }) => sum + orders, 0);
  return (
    <Panel title={title}>
      <PlainTable
        label={title}
        rowKey="status"
        dataSource={states}
        columns={[
          {
            title: 'Statut',
            dataIndex: 'status',
            rowScope: 'row',
            render: (status) => <Link to={listOf(status)}>{salesLabel('status', status)}</Link>,
          },
          { title: 'Commandes', dataIndex: 'orders', render: formatNumber, ...FIGURE },
          { title: 'Part', dataIndex: 'orders', render: (orders) => `${percentage(orders, total)} %`, ...FIGURE },
        ]}
      />
    </Panel>
  );
}
