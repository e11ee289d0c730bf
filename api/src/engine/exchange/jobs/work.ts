import type { Shop } from '../../../platform/tasks/define-task.ts';
import { exportedOf, exportSheet } from '../export/export-job.ts';
import { importSheet } from '../import/import-job.ts';
import { undoImport } from '../import/undo-import.ts';
import type { RunningJob } from './carry-out.ts';

/** What is to be done for a job, by its kind. */
export const workOf =
  ({ app, database }: Shop) =>
  async (job: RunningJob): Promise<void> => {
    const { kind, importId, work } = job;
    const { by, query, format } = work;
    const resource = app.resources.find(({ name }) => name === job.resource);
    if (!resource) throw new Error(`there is no resource ${job.resource}`);
    const writer = { app, database, resource, by };
    if (kind === 'import') await importSheet(writer, job);
    else if (kind === 'export' && query && format)
      await exportSheet(database, job, { ...exportedOf(resource, query, format), by });
    else if (importId) await undoImport({ writer, by, importId, job });
  };
