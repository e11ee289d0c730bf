import type { Feature } from '../../engine/feature.ts';
import { beforeReady } from '../../platform/server/jobs/before-ready.ts';
import { influencerSalesRoutes } from './influencer-sales-routes.ts';
import { productStatisticsRoutes } from './product-routes.ts';
import { checkSales } from './sales-checks.ts';
import { salesRoutes } from './sales-routes.ts';
import { statisticsRoutes } from './statistics-routes.ts';
import { tasks } from './tasks.ts';
import { watchSales } from './watch-sales.ts';

/** Statistics of sales, products and influencers. */
export const statistics: Feature = {
  tasks,
  async routes(api) {
    const { database, shopTimeZone: zone } = api;
    await api.register(statisticsRoutes, { zone });
    // Without a database the server is ready all the same; the task of each minute tries again.
    beforeReady(api, () => api.tasks.run('watch-sales', () => watchSales(database)));
    await api.register(salesRoutes, { zone });
    await api.register(productStatisticsRoutes, { zone });
    await api.register(influencerSalesRoutes, { zone });
  },
  checks: [checkSales],
};
