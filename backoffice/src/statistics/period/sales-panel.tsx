import { formatNumber } from '@karite/shared/format';
import { optionsOf } from '@karite/shared/labels';
import { formatRoundedMoney } from '@karite/shared/money';
import { SALES_BY, type SalesBy, salesLabel } from '@karite/shared/statistics';
import { Empty, Segmented, Select, Space } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
import { Panel } from '../../ui/page/panel.tsx';
import type { SalesPoint } from '../charts/sales-chart.tsx';
import { ExportButtons } from './export-buttons.tsx';
import type { PeriodQuery } from './period-address.ts';
import { SalesTable } from './sales-table.tsx';
import { type Sales, type SalesRow, salesQuery } from './use-sales.ts';

const SalesChart = lazy(() => import('../charts/sales-chart.tsx'));

/** The chart shows the first so many values; the table all. */
const MOST_LINES = 12;
const IN_TIME: readonly SalesBy[] = ['day', 'month', 'hour'];

const MEASURES = { revenue: 'Chiffre d’affaires', orders: 'Commandes' } as const;
type Measure = keyof typeof MEASURES;
const WRITTEN = { revenue: formatRoundedMoney, orders: formatNumber };

/** What some ways of telling sales apart count in their own way. */
const NOTES: Partial<Record<SalesBy, string>> = {
  category: 'Les articles à leur prix, avant remise et livraison ; un produit de deux catégories compte dans chacune.',
  brand: 'Les articles à leur prix, avant remise et livraison.',
  customer: 'Un client est un numéro de téléphone : nouveau à sa première commande.',
};

/** Names in time are cut to fit below a column: « 22/11 », « Nov 2026 », « 09 h ». */
const tickOf = (by: SalesBy, name: string) => (by === 'day' ? name.slice(0, 5) : name);

function pointOf(by: SalesBy, measure: Measure, row: SalesRow): SalesPoint {
  const label = salesLabel(by, row.value, row.name);
  return { label, tick: tickOf(by, label), now: row[measure], before: row.before?.[measure] ?? 0 };
}

type SalesPanelProps = { requested: PeriodQuery; sales: Sales; choose: (change: Partial<PeriodQuery>) => void };

/** Sales of the period by what is chosen, as a chart and as a table of the same figures (R1611). */
export function SalesPanel({ requested, sales, choose }: SalesPanelProps) {
  const [measure, setMeasure] = useState<Measure>('revenue');
  const chart = useRef<HTMLDivElement>(null);
  const { by } = requested;
  const isInTime = IN_TIME.includes(by);
  const label = `${MEASURES[measure]} par ${SALES_BY[by].toLowerCase()}`;
  const shown = isInTime ? sales.rows : sales.rows.slice(0, MOST_LINES);
  return (
    <Panel
      title="Ventes"
      subtitle={NOTES[by]}
      extra={
        <Space wrap>
          <Select
            aria-label="Distinguer par"
            value={by}
            options={optionsOf(SALES_BY)}
            onChange={(value) => choose({ by: value })}
            className="period"
          />
          <Segmented aria-label="Mesure" value={measure} options={optionsOf(MEASURES)} onChange={setMeasure} />
        </Space>
      }
    >
      {sales.rows.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="Aucune commande sur cette période" />
      ) : (
        <>
          <div ref={chart}>
            <Suspense fallback={<div className="sales-chart-wait" />}>
              <SalesChart
                label={label}
                points={shown.map((row) => pointOf(by, measure, row))}
                isInTime={isInTime}
                format={WRITTEN[measure]}
              />
            </Suspense>
          </div>
          <div className="sales-export">
            <ExportButtons
              path={`/statistics/sales/export?${salesQuery(requested)}`}
              name={`ventes-${by}-${sales.current.from}-${sales.current.to}`}
              chart={() => chart.current}
            />
          </div>
          <SalesTable label={`Ventes par ${SALES_BY[by].toLowerCase()}`} by={by} sales={sales} />
        </>
      )}
    </Panel>
  );
}
