import type { Answer, PathOf } from '@karite/shared/client';
import { formatNumber, formatWholeFcfa, monthLabel } from '@karite/shared/format';
import { formatPercent } from '@karite/shared/resource';
import type { SalesFigures } from '@karite/shared/statistics';
import { Alert, Select, Spin } from 'antd';
import { useEffect, useState } from 'react';
import { call } from '../providers/call.ts';
import { Panel } from '../ui/panel.tsx';
import { Scrollable } from '../ui/scrollable.tsx';

const PATH = '/statistics/influencers' satisfies PathOf<'GET'>;
type Sales = Answer<'GET', typeof PATH>;
/** What was answered of a period. */
type Answered = { month: string; sales: Sales | 'failed' };

/** "Ventes par influenceur" (R1609): what came of each code, in a month or of all time. */
export function InfluencersPanel({ months }: { months: SalesFigures['months'] }) {
  const [month, setMonth] = useState('');
  const [answer, setAnswer] = useState<Answered | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const show = (sales: Sales | 'failed') => isCurrent && setAnswer({ month, sales });
    call('GET', PATH, { query: month ? { month } : {} }).then(show, () => show('failed'));
    return () => {
      isCurrent = false;
    };
  }, [month]);
  const sales = answer?.month === month ? answer.sales : null;
  const periods = [
    { value: '', label: 'Depuis toujours' },
    ...months.map((each) => ({ value: each.month, label: monthLabel(each.month) })).reverse(),
  ];
  return (
    <div className="panels">
      <Panel
        title="Ventes par influenceur"
        extra={
          <Select aria-label="Mois des codes" value={month} options={periods} onChange={setMonth} className="period" />
        }
      >
        {sales === 'failed' ? (
          <Alert type="error" showIcon message="Erreur lors du chargement des statistiques" />
        ) : !sales ? (
          <Spin />
        ) : sales.length === 0 ? (
          <p className="quiet">Aucune commande avec un code sur cette période</p>
        ) : (
          <SalesTable sales={sales} />
        )}
      </Panel>
    </div>
  );
}

const SalesTable = ({ sales }: { sales: Sales }) => (
  <Scrollable label="Ventes par influenceur">
    <table className="lines">
      <thead>
        <tr>
          <th scope="col">Code</th>
          <th scope="col">Influenceur</th>
          <th scope="col" className="figure">
            Commandes
          </th>
          <th scope="col" className="figure">
            Revenus
          </th>
          <th scope="col" className="figure">
            Part des ventes
          </th>
        </tr>
      </thead>
      <tbody>
        {sales.map(({ code, name, share, orders, revenue }) => (
          <tr key={code}>
            <th scope="row">{code}</th>
            <td>{name ?? <span className="quiet">Code inconnu</span>}</td>
            <td className="figure">{formatNumber(orders)}</td>
            <td className="figure">{formatWholeFcfa(revenue)}</td>
            <td className="figure">{share === null ? '—' : formatPercent(share)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Scrollable>
);
