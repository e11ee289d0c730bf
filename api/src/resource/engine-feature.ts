import { isWritten } from '@karite/shared/resource';
import { checkCounts } from './count-checks.ts';
import { countRoutes } from './count-routes.ts';
import { importRoutes } from './exchange/import-routes.ts';
import { jobRoutes } from './exchange/job-routes.ts';
import type { Feature } from './feature.ts';
import { watchCounts } from './kept-counts.ts';
import { resourceRoutes } from './resource-routes.ts';
import { restorerOf } from './restore.ts';
import { checkRollups } from './rollup-checks.ts';
import { watchEmptySearches } from './search/empty-searches.ts';
import { watchSearch } from './search/keep-search.ts';

/** What every declared resource has: its routes, import and export, search, counts, and undoing its changes. */
export const engine: Feature = {
  async routes(api) {
    const { database, resources } = api;
    for (const resource of resources) resourceRoutes(api, database, resource);
    await api.register(countRoutes, { database });
    await api.register(jobRoutes, { database });
    await api.register(importRoutes, { database });
    watchSearch(api, database, resources);
    watchEmptySearches(api, database);
    watchCounts(api, database, resources);
  },
  restorers: (api) =>
    Object.fromEntries(
      api.resources
        .filter((resource) => isWritten(resource) || resource.actions)
        .map((resource) => [resource.name, restorerOf(api, api.database, resource)]),
    ),
  checks: [(database) => checkRollups(database), checkCounts],
};
