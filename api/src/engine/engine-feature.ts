import { isWritten } from '@karite/shared/resource';
import { beforeReady } from '../platform/server/jobs/before-ready.ts';
import { checkCounts } from './cache/count-checks.ts';
import { watchCounts } from './cache/counts.ts';
import { cacheTasks } from './cache/tasks.ts';
import { importRoutes } from './exchange/routes/import-routes.ts';
import { jobRoutes } from './exchange/routes/job-routes.ts';
import { tasks as exchangeTasks } from './exchange/tasks.ts';
import type { Feature } from './feature.ts';
import { finishPictures } from './pictures/finish-pictures.ts';
import { pictureRoutes } from './pictures/picture-routes.ts';
import { checkRollups } from './rollup/rollup-checks.ts';
import { countRoutes } from './routes/count-routes.ts';
import { resourceRoutes } from './routes/resource-routes.ts';
import { fillSearch } from './search/fill-search.ts';
import { searchTasks } from './search/tasks.ts';
import { restorerOf } from './undo/restore.ts';
import { sweepKeys } from './write/create-once.ts';
import { dueStateTasks } from './write/due-states.ts';

/** What every declared resource has: its routes, import and export, search, counts, and undoing its changes. */
export const engine: Feature = {
  tasks: [...exchangeTasks, ...cacheTasks, ...searchTasks, ...dueStateTasks, finishPictures, sweepKeys],
  async routes(api) {
    const { database, resources } = api;
    for (const resource of resources) resourceRoutes(api, database, resource);
    await api.register(countRoutes, { database });
    await api.register(jobRoutes, { database });
    await api.register(importRoutes, { database });
    await api.register(pictureRoutes, { database });
    // What a start without a database, or in a large shop, leaves to the tasks of the same names.
    beforeReady(api, () => api.tasks.run('fill-search', () => fillSearch(database, resources, 1)));
    beforeReady(api, () => api.tasks.run('fold-counts', () => watchCounts(database, resources)));
  },
  restorers: (api) =>
    Object.fromEntries(
      api.resources
        .filter((resource) => isWritten(resource) || resource.actions)
        .map((resource) => [resource.name, restorerOf(api, api.database, resource)]),
    ),
  checks: [(database) => checkRollups(database), checkCounts],
};
