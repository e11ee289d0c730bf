import type { RunningJob } from '../../server/jobs/job-store.ts';
import type { Writer } from '../write.ts';
import { checkRows } from './check-rows.ts';
import type { Sheet } from './headings.ts';
import type { ImportReport } from './report.ts';
import { saveRows } from './save-rows.ts';

/**
 * Imports a sheet into a resource: a row with an id changes that record, one without adds one, one that says nothing new
 * leaves no trace. Every row is checked before any is saved; a dry run ends there, and so does a sheet with a fault.
 */
export async function importSheet(writer: Writer, job: RunningJob, sheet: Sheet, isDryRun: boolean): Promise<void> {
  const rows = sheet.rows.length;
  await job.tell({ step: 'checking', done: 0, total: rows });
  const checked = await checkRows(writer, sheet, (done) => job.tell({ done }));
  const created = checked.rows.filter(({ id }) => id === null).length;
  const report: ImportReport = {
    isDryRun,
    rows,
    created,
    updated: checked.rows.length - created,
    unchanged: checked.unchanged,
    problems: checked.problems,
    isSaved: false,
    unsaved: [],
  };
  const isEnd = isDryRun || report.problems.length > 0;
  await job.tell({ done: rows, report: isEnd ? report : await saveRows(writer, job, report, checked.rows) });
}
