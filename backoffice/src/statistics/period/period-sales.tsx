import { mayHere } from '../../providers/actor.ts';
import { InfluencersPanel } from '../influencers-panel.tsx';
import { CohortsPanel } from './cohorts-panel.tsx';
import type { PeriodQuery } from './period-address.ts';
import { PeriodFigures } from './period-figures.tsx';
import { ProductsPanel } from './products-panel.tsx';
import { ordersBetween } from './sales-links.ts';
import { SalesPanel } from './sales-panel.tsx';
import { StatesPanel } from './states-panel.tsx';
import type { Sales } from './use-sales.ts';

type PeriodSalesProps = { requested: PeriodQuery; sales: Sales; choose: (change: Partial<PeriodQuery>) => void };

/** The statistics of a chosen period (R1610): its figures, what makes them up, and the states of its orders. */
export function PeriodSales({ requested, sales, choose }: PeriodSalesProps) {
  return (
    <>
      <PeriodFigures sales={sales} />
      <div className="panels">
        <SalesPanel requested={requested} sales={sales} choose={choose} />
      </div>
      <div className="panels states-and-products">
        <StatesPanel
          title="Les cinq statuts"
          states={sales.totals.byStatus}
          listOf={(status) => ordersBetween(sales.current, { status })}
        />
        <ProductsPanel requested={requested} />
      </div>
      {mayHere('influencers', 'read') && <InfluencersPanel days={{ from: sales.current.from, to: sales.current.to }} />}
      <div className="panels">
        <CohortsPanel />
      </div>
    </>
  );
}
