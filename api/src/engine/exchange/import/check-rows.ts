import { setImmediate as yieldToRequests } from 'node:timers/promises';
import { fallText, steepFalls } from '@karite/shared/resource';
import { inputSchema } from '@karite/shared/resource/validation';
import type { Executor } from '../../../platform/database/database.ts';
import { isUuid } from '../../../platform/database/uuid.ts';
import { begun } from '../../kinds/initial-values.ts';
import { judgeChange } from '../../kinds/steps.ts';
import { findByIds } from '../../read/read.ts';
import { hooksOf } from '../../write/hooks.ts';
import { refuseReserved } from '../../write/reserved-fields.ts';
import type { Values } from '../../write/save.ts';
import { holdPictures, type Writer } from '../../write/write.ts';
import { holdsPictures, standIn } from '../pictures/picture-fields.ts';
import type { PictureSource } from '../pictures/picture-source.ts';
import { judgePictures } from '../pictures/row-pictures.ts';
import type { SheetRow } from '../reader/limits.ts';
import { type Names, readCell, shownOf } from '../sheet/cells.ts';
import type { Columns } from '../sheet/headings.ts';
import { MAX_PROBLEMS, problemsOf, type RowProblem } from '../sheet/report.ts';
import { differences } from './differences.ts';
import type { Checked, CheckedRow, Draft } from './draft.ts';
import { unknownReferences, valuesInUse } from './look-up.ts';
import { keepChecked, rowsAfter } from './staged-rows.ts';

/** Rows that are looked up together. The event loop is released after each group: a millisecond or two. */
const GROUP = 50;

type Schemas = Record<'create' | 'patch', ReturnType<typeof inputSchema>>;

/** Reads the cells of a row and judges them by the schema: all that is wrong with it, not the first thing alone. */
function readRow(writer: Writer, columns: Columns, schemas: Schemas, names: Names, { row, cells }: SheetRow): Draft {
  const { resource } = writer;
  const id = (columns.idColumn < 0 ? '' : shownOf(cells[columns.idColumn] ?? null).toLowerCase()) || null;
  const problems: RowProblem[] = [];
  const input: Values = {};
  const pictures: Values = {};
  for (const [index, name] of columns.fields.entries()) {
    const field = name && resource.fields[name];
    if (!field) continue;
    const read = readCell(field, cells[index] ?? null, { names: names[name], timeZone: writer.app.shopTimeZone });
    if ('problem' in read) problems.push({ row, field: name, message: read.problem });
    else if (holdsPictures(field)) {
      pictures[name] = read.value ?? (field.kind === 'images' ? [] : null);
      const instead = standIn(field, read.value, id === null);
      if (instead !== undefined) input[name] = instead;
    } else input[name] = read.value;
  }
  const unread = new Set(problems.map((problem) => problem.field));
  const parsed = schemas[id ? 'patch' : 'create'].safeParse(input);
  for (const issue of parsed.error?.issues ?? [])
    if (!unread.has(String(issue.path[0]))) problems.push({ row, field: issue.path.join('.'), message: issue.message });
  const read: Values = { ...(parsed.data ?? input), ...pictures };
  return { row, id, values: id ? read : begun(resource, writer.by, read), before: null, problems };
}

/** A row's own rules beyond its schema, the same as when it is saved. */
async function judge(writer: Writer, database: Executor, draft: Draft): Promise<void> {
  const { app, resource, by } = writer;
  try {
    const { values, before } = draft;
    refuseReserved(resource, by, before, values);
    const isJudged = ([name]: [string, unknown]) => resource.fields[name] && holdsPictures(resource.fields[name]);
    await holdPictures(writer, Object.fromEntries(Object.entries(values).filter((entry) => !isJudged(entry))));
    await hooksOf(app, resource).check?.({ app, transaction: database, by, before, values });
    judgeChange(resource, values, before, by ?? undefined);
  } catch (error) {
    draft.problems.push(...problemsOf(error, draft.row, writer));
  }
}

/** Finds the records that the rows of a group change; an unknown id, or one that came before, is a fault. */
async function findRecords(writer: Writer, drafts: Draft[], seen: Map<string, number>): Promise<void> {
  const { database, resource } = writer;
  const ids = drafts.flatMap(({ id }) => (id && isUuid(id) ? [id] : []));
  const found = await findByIds(database, resource, ids);
  for (const draft of drafts) {
    const { id, row, problems } = draft;
    if (!id) continue;
    draft.before = found.get(id) ?? null;
    const former = seen.get(id);
    if (!draft.before) problems.unshift({ row, field: 'id', message: 'Identifiant inconnu' });
    else if (former) problems.unshift({ row, field: 'id', message: `Identifiant déjà à la ligne ${former}` });
    else seen.set(id, row);
  }
}

/** The sheet of a job. `isTrial`: it is only checked, and its rows are not stored. */
export type Sheet = Columns & {
  jobId: string;
  isTrial: boolean;
  pictures: PictureSource;
  /** How its rows find other records, and the ids of those that are created with it. */
  names: Names;
  promised: ReadonlySet<string>;
};

/**
 * Checks every row of a sheet against schema, database and the other rows, without a lock. A dry run does only this, and
 * writes nothing; every import begins with it, and stores the checked rows. Stops at `MAX_PROBLEMS`.
 */
export async function checkRows(
  writer: Writer,
  sheet: Sheet,
  update: (done: number) => Promise<void>,
): Promise<Checked> {
  const { database, resource } = writer;
  const schemas = { create: inputSchema(resource, 'create'), patch: inputSchema(resource, 'patch') };
  const seenIds = new Map<string, number>();
  const seenValues = new Map<string, number>();
  const checked: Checked = { created: 0, updated: 0, unchanged: 0, pictures: 0, problems: [], warnings: [] };
  let [last, done] = [0, 0];
  while (checked.problems.length < MAX_PROBLEMS) {
    const rows = await rowsAfter(database, sheet.jobId, last, GROUP);
    if (rows.length === 0) break;
    last = rows.at(-1)?.row ?? last;
    const drafts = rows.map((row) => readRow(writer, sheet, schemas, sheet.names, row));
    await findRecords(writer, drafts, seenIds);
    await unknownReferences(database, resource, drafts, sheet.promised);
    await valuesInUse(database, resource, drafts, seenValues);
    const changing: CheckedRow[] = [];
    const unchanged: number[] = [];
    for (const draft of drafts) {
      const added = await judgePictures(writer, sheet.pictures, draft);
      if (draft.before) draft.values = differences(resource, draft.before, draft.values);
      const isChanged = !draft.before || Object.keys(draft.values).length > 0;
      if (draft.problems.length === 0 && isChanged) await judge(writer, database, draft);
      checked.problems.push(...draft.problems);
      if (draft.problems.length > 0) continue;
      if (draft.before && checked.warnings.length < MAX_PROBLEMS)
        for (const fall of steepFalls(resource, draft.before, draft.values))
          checked.warnings.push({ row: draft.row, field: fall.field, message: fallText(fall) });
      if (isChanged) changing.push({ row: draft.row, id: draft.id, values: draft.values });
      else unchanged.push(draft.row);
      if (isChanged) checked.pictures += added;
      if (!isChanged) checked.unchanged += 1;
      else checked[draft.id ? 'updated' : 'created'] += 1;
    }
    if (!sheet.isTrial) await keepChecked(database, sheet.jobId, changing, unchanged);
    done += drafts.length;
    await update(done);
    await yieldToRequests();
  }
  return checked;
}
