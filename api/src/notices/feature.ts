import type { Feature } from '../resource/feature.ts';
import { noticeRoutes } from './notice-routes.ts';

/** Announcements of the shop to its team. */
export const notices: Feature = {
  async routes(api) {
    const { database } = api;
    await api.register(noticeRoutes, { database });
  },
};
