import type { Feature } from '../../engine/feature.ts';
import { tasks } from './tasks.ts';
import { teamNotificationRoutes } from './team-notification-routes.ts';

/** Announcements of the shop to its team. */
export const teamNotifications: Feature = {
  tasks,
  async routes(api) {
    const { database } = api;
    await api.register(teamNotificationRoutes, { database });
  },
};
