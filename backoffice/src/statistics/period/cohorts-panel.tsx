import type { Answer } from '@karite/shared/client';
import { formatNumber, monthLabel } from '@karite/shared/format';
import { percentage } from '@karite/shared/statistics';
import { useCustom } from '@refinedev/core';
import { Alert, Spin } from 'antd';
import { API } from '../../providers/data-provider.ts';
import { Panel } from '../../ui/panel.tsx';
import { Scrollable } from '../../ui/scrollable.tsx';

type Cohorts = Answer<'GET', '/statistics/cohorts'>;

const TITLE = 'Clients qui reviennent';

/** How many customers come back, by the month of their first order (R1614): in figures, and darker where there are more. */
export function CohortsPanel() {
  const { query } = useCustom<Cohorts>({ url: `${API}/statistics/cohorts`, method: 'get', errorNotification: false });
  const cohorts = query.data?.data.filter(({ customers }) => customers > 0);
  return (
    <Panel title={TITLE} subtitle="Par mois de première commande, la part qui commande encore 1, 2, 3… mois après">
      {query.isError ? (
        <Alert type="error" showIcon message="Erreur lors du chargement des statistiques" />
      ) : !cohorts ? (
        <Spin />
      ) : cohorts.length === 0 ? (
        <p className="quiet">Aucun nouveau client depuis un an</p>
      ) : (
        <CohortsTable cohorts={cohorts} />
      )}
    </Panel>
  );
}

/** A share as the strength of its ground, at most a half: the text on it stays readable. */
const ground = (share: number) => ({
  background: `color-mix(in srgb, var(--accent) ${Math.min(50, share)}%, transparent)`,
});

function CohortsTable({ cohorts }: { cohorts: Cohorts }) {
  const months = Math.max(...cohorts.map(({ returned }) => returned.length)) - 1;
  const later = Array.from({ length: months }, (_, index) => index + 1);
  return (
    <Scrollable label={TITLE}>
      <table className="lines sales-table">
        <caption className="visually-hidden">{TITLE}</caption>
        <thead>
          <tr>
            <th scope="col">Mois</th>
            <th scope="col">Nouveaux</th>
            {later.map((month) => (
              <th key={month} scope="col">
                <abbr title={`${month} mois après`}>+{month}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cohorts.map(({ month, customers, returned }) => (
            <tr key={month}>
              <th scope="row">{monthLabel(month)}</th>
              <td className="figure">{formatNumber(customers)}</td>
              {later.map((after) => {
                const count = returned[after];
                if (count === undefined) return <td key={after} />;
                const share = percentage(count, customers);
                return (
                  <td key={after} className="figure" style={ground(share)} title={formatNumber(count)}>
                    {share} %
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrollable>
  );
}
