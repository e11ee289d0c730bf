import { formatNumber, formatWholeFcfa } from '@karite/shared/format';
import { percentage, SALES_BY, type SalesBy, salesLabel } from '@karite/shared/statistics';
import { Link } from 'react-router-dom';
import { Change } from '../../ui/change.tsx';
import { Scrollable } from '../../ui/scrollable.tsx';
import { listBehind } from './sales-links.ts';
import type { Sales } from './use-sales.ts';

type SalesTableProps = { label: string; by: SalesBy; sales: Sales };

/** The figures of a chart, each beside that of the period before; a row's name leads to the list that it counts. */
export function SalesTable({ label, by, sales: { rows, current, totals } }: SalesTableProps) {
  return (
    <Scrollable label={label}>
      <table className="lines sales-table">
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            <th scope="col">{SALES_BY[by]}</th>
            <th scope="col">Commandes</th>
            <th scope="col">Avant</th>
            <th scope="col">Chiffre d'affaires</th>
            <th scope="col">Part</th>
            <th scope="col">Avant</th>
            <th scope="col">Évolution</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const name = salesLabel(by, row.value, row.name);
            const list = listBehind(by, row, current);
            return (
              <tr key={row.value}>
                <th scope="row">{list ? <Link to={list}>{name}</Link> : name}</th>
                <td className="figure">{formatNumber(row.orders)}</td>
                <td className="figure quiet">{row.before ? formatNumber(row.before.orders) : '—'}</td>
                <td className="figure">{formatWholeFcfa(row.revenue)}</td>
                <td className="figure">{percentage(row.revenue, totals.revenue)} %</td>
                <td className="figure quiet">{row.before ? formatWholeFcfa(row.before.revenue) : '—'}</td>
                <td className="figure">
                  {row.before ? <Change now={row.revenue} before={row.before.revenue} /> : '—'}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Scrollable>
  );
}
