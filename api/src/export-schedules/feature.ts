import type { Feature } from '../resource/feature.ts';
import { watchExportSchedules } from './make-due.ts';
import { exportScheduleHooks } from './schedule-hooks.ts';

/** Exports that are made by a schedule. */
export const exportSchedules: Feature = {
  hooks: (app) => [exportScheduleHooks(app, app.shopTimeZone)],
  async routes(api) {
    const { database, shopTimeZone: zone } = api;
    watchExportSchedules(api, database, zone);
  },
};
