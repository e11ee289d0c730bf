import type { Feature } from '../../engine/feature.ts';
import { noticeRoutes } from './notice-routes.ts';
import { tasks } from './tasks.ts';

/** Announcements of the shop to its team. */
export const notices: Feature = {
  tasks,
  async routes(api) {
    const { database } = api;
    await api.register(noticeRoutes, { database });
  },
};
