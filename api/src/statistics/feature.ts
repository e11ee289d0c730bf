import type { Feature } from '../resource/feature.ts';
import { productStatisticsRoutes } from './product-routes.ts';
import { checkSales } from './sales-checks.ts';
import { salesRoutes } from './sales-routes.ts';
import { statisticsRoutes } from './statistics-routes.ts';
import { watchSales } from './watch-sales.ts';

/** Statistics of sales and products. */
export const statistics: Feature = {
  async routes(api) {
    const { database, shopTimeZone: zone } = api;
    await api.register(statisticsRoutes, { zone });
    watchSales(api, database, zone);
    await api.register(salesRoutes, { zone });
    await api.register(productStatisticsRoutes, { zone });
  },
  checks: [checkSales],
};
