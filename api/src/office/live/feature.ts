import type { Feature } from '../../engine/feature.ts';
import { live as livePlugin } from './live-plugin.ts';
import { liveRoutes } from './live-routes.ts';
import { tasks } from './tasks.ts';

/** Changes sent to open lists and records of the back-office. */
export const live: Feature = {
  async plugins(app) {
    await app.register(livePlugin);
  },
  tasks,
  async routes(api) {
    const { database } = api;
    await api.register(liveRoutes, { database });
  },
};
