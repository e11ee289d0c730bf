import { formatNumber } from '@karite/shared/format';
import { percentage, salesLabel } from '@karite/shared/statistics';
import { Link } from 'react-router-dom';
import { Panel } from '../../ui/panel.tsx';
import { Scrollable } from '../../ui/scrollable.tsx';

type StatesPanelProps = {
  title: string;
  subtitle?: string;
  /** In the order of their states. */
  states: readonly { status: string; orders: number }[];
  /** The list of a state's orders. */
  listOf: (status: string) => string;
};

/** How many orders are in each of the five states (R501), each with its list. */
export function StatesPanel({ title, subtitle, states, listOf }: StatesPanelProps) {
  const total = states.reduce((sum, { orders }) => sum + orders, 0);
  return (
    <Panel title={title} subtitle={subtitle}>
      <Scrollable label={title}>
        <table className="lines">
          <thead>
            <tr>
              <th scope="col">Statut</th>
              <th scope="col" className="figure">
                Commandes
              </th>
              <th scope="col" className="figure">
                Part
              </th>
            </tr>
          </thead>
          <tbody>
            {states.map(({ status, orders }) => (
              <tr key={status}>
                <th scope="row">
                  <Link to={listOf(status)}>{salesLabel('status', status)}</Link>
                </th>
                <td className="figure">{formatNumber(orders)}</td>
                <td className="figure">{percentage(orders, total)} %</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scrollable>
    </Panel>
  );
}
