import type { Feature } from '../../engine/feature.ts';
import { exportScheduleHooks } from './schedule-hooks.ts';
import { tasks } from './tasks.ts';

/** Exports that are made by a schedule. */
export const exportSchedules: Feature = {
  hooks: (app) => [exportScheduleHooks(app, app.shopTimeZone)],
  tasks,
};
