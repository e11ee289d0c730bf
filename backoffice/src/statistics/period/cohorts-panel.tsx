import type { Answer } from '@karite/shared/client';
import { formatNumber, monthLabel } from '@karite/shared/format';
import { percentage } from '@karite/shared/statistics';
import { useCustom } from '@refinedev/core';
import type { TableColumnsType } from 'antd';
import { API } from '../../providers/api.ts';
import { Panel } from '../../ui/page/panel.tsx';
import { Alert } from '../../ui/states/alert.tsx';
import { FIGURE, PlainTable } from '../plain-table.tsx';

type Cohorts = Answer<'GET', '/statistics/cohorts'>;
type Cohort = Cohorts[number];

const TITLE = 'Clients qui reviennent';

/** A share as the strength of its ground, at most a half: the text on it stays readable. */
const ground = (share: number) => ({
  background: `color-mix(in srgb, var(--accent) ${Math.min(50, share)}%, transparent)`,
});

function monthColumn(after: number): TableColumnsType<Cohort>[number] {
  const shareOf = ({ customers, returned }: Cohort) => percentage(returned[after] ?? 0, customers);
  return {
    key: after,
    title: <abbr title={`${after} mois après`}>+{after}</abbr>,
    render: (_, cohort) => (cohort.returned[after] === undefined ? null : `${shareOf(cohort)} %`),
    onCell: (cohort) => {
      const count = cohort.returned[after];
      return count === undefined ? {} : { style: ground(shareOf(cohort)), title: formatNumber(count) };
    },
    ...FIGURE,
  };
}

/** How many customers come back, by the month of their first order (R1614): in figures, and darker where there are more. */
export function CohortsPanel() {
  const { query } = useCustom<Cohorts>({ url: `${API}/statistics/cohorts`, method: 'get', errorNotification: false });
  const cohorts = query.data?.data.filter(({ customers }) => customers > 0);
  const months = Math.max(0, ...(cohorts ?? []).map(({ returned }) => returned.length - 1));
  return (
    <Panel title={TITLE} subtitle="Par mois de première commande, la part qui commande encore 1, 2, 3… mois après">
      {query.isError ? (
        <Alert type="error" showIcon message="Erreur lors du chargement des statistiques" />
      ) : (
        <PlainTable
          label={TITLE}
          rowKey="month"
          dataSource={cohorts}
          loading={query.isLoading}
          none="Aucun nouveau client depuis un an"
          columns={[
            { title: 'Mois', dataIndex: 'month', rowScope: 'row', render: monthLabel },
            { title: 'Nouveaux', dataIndex: 'customers', render: formatNumber, ...FIGURE },
            ...Array.from({ length: months }, (_, index) => monthColumn(index + 1)),
          ]}
        />
      )}
    </Panel>
  );
}
