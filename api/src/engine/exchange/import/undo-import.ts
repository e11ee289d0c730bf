import type { SignedIn } from '../../../platform/server/access/signed-in.ts';
import { refusalOf } from '../../../platform/server/errors/database-error.ts';
import { findOne } from '../../read/read.ts';
import { restoreIn } from '../../undo/restore.ts';
import { ChangedSince } from '../../undo/undo-check.ts';
import { type Writer, write } from '../../write/write.ts';
import type { RunningJob } from '../jobs/carry-out.ts';
import {
  changesBefore,
  countChanges,
  dropChanges,
  holdChanges,
  type ImportChange,
  leaveChange,
} from './import-changes.ts';

/** Changes taken back in one transaction: who saves one of these records waits no longer than they take. */
const BATCH = 5;
const AFTER_ALL = 2_147_483_647;

/** How much of an import is taken back, and how much is left as it is because somebody or something needs it so. */
export type UndoReport = { undone: number; left: number };

type Undoing = { writer: Writer; by: SignedIn; importId: string; job: RunningJob };

/** One transaction: the records as they were, and that these changes are there no more. Answers how many it took back. */
function undoBatch({ writer, by, importId, job }: Undoing, changes: ImportChange[], report: UndoReport) {
  return write(writer, async (transaction) => {
    const held = await holdChanges(
      transaction,
      importId,
      changes.map(({ row }) => row),
    );
    for (const { row, entry } of changes) {
      // What the import made and somebody has deleted since is gone already.
      const isGone = !entry.before && !(await findOne(transaction, writer.resource, entry.recordId));
      if (held.has(row) && !isGone)
        await restoreIn(transaction, writer, entry, { by, isForced: false, ifMatch: undefined });
    }
    await dropChanges(transaction, importId, [...held]);
    const next = { ...report, undone: report.undone + held.size };
    await job.update({ done: next.undone + next.left, report: next }, transaction);
    return next;
  });
}

/** Why a change is left, in French. A fault of ours, or a database that is away, goes on up. */
function reasonOf(error: unknown, { app }: Writer): string {
  const refused = refusalOf(error, app.resources);
  return refused instanceof ChangedSince ? `Modifié depuis : ${refused.what}` : refused.message;
}

/** Takes changes back together; when one of them is refused, each by itself, so that only that one is left. */
async function undoOrSplit(undoing: Undoing, changes: ImportChange[], report: UndoReport): Promise<UndoReport> {
  const { writer, importId, job } = undoing;
  try {
    return await undoBatch(undoing, changes, report);
  } catch (error) {
    const [change, ...others] = changes;
    if (!change) throw error;
    const reason = reasonOf(error, writer);
    if (others.length === 0) {
      const next = { ...report, left: report.left + 1 };
      await leaveChange(writer.database, importId, change.row, reason);
      await job.update({ done: next.undone + next.left, report: next });
      return next;
    }
  }
  let next = report;
  for (const change of changes) next = await undoOrSplit(undoing, [change], next);
  return next;
}

/**
 * Takes back what an import did, the last row first, in short transactions: what it made is deleted, what it changed has its
 * former values. What was changed since, or is needed by others, is left with the reason. Ended before its end, by whatever,
 * it goes on where it was when it is begun again (decision 18).
 */
export async function undoImport(undoing: Undoing): Promise<void> {
  const { writer, importId, job } = undoing;
  // What an earlier attempt has left is gone over again.
  let report: UndoReport = { undone: Number(job.report?.undone ?? 0), left: 0 };
  await job.update({ total: report.undone + (await countChanges(writer.database, importId)), report });
  let row = AFTER_ALL;
  for (;;) {
    const changes = await changesBefore(writer.database, importId, row, BATCH);
    const last = changes.at(-1);
    if (!last) return;
    row = last.row;
    report = await undoOrSplit(undoing, changes, report);
  }
}
