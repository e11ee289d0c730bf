import { CohortsPanel } from './cohorts-panel.tsx';
import type { Asked } from './period-address.ts';
import { PeriodFigures } from './period-figures.tsx';
import { ProductsPanel } from './products-panel.tsx';
import { ordersBetween } from './sales-links.ts';
import { SalesPanel } from './sales-panel.tsx';
import { StatesPanel } from './states-panel.tsx';
import type { Sales } from './use-sales.ts';

type PeriodSalesProps = { asked: Asked; sales: Sales; choose: (change: Partial<Asked>) => void };

/** The statistics of a chosen period (R1610): its figures, what makes them up, and the states of its orders. */
export function PeriodSales({ asked, sales, choose }: PeriodSalesProps) {
  return (
    <>
      <PeriodFigures sales={sales} />
      <div className="panels">
        <SalesPanel asked={asked} sales={sales} choose={choose} />
      </div>
      <div className="panels">
        <StatesPanel
          title="Les cinq statuts"
          states={sales.totals.byStatus}
          listOf={(status) => ordersBetween(sales.current, { status })}
        />
        <ProductsPanel asked={asked} />
      </div>
      <div className="panels">
        <CohortsPanel />
      </div>
    </>
  );
}
