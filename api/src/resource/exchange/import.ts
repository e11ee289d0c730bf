import type { Field, ResourceShape } from '@karite/shared/resource';
import { writableFields } from '@karite/shared/resource';
import { inputSchema } from '@karite/shared/resource/validation';
import type { Transaction } from '../../database/database.ts';
import { ApiError } from '../../plugins/api-error.ts';
import { databaseError } from '../../plugins/database-error.ts';
import { UUID } from '../conditions.ts';
import { createIn, editIn, type Writer, write } from '../write.ts';
import { fold, type Names, namesOf, readCell } from './cells.ts';
import type { SheetRow } from './read-sheet.ts';

export type RowProblem = { row: number; field: string; message: string };
export type ImportReport = { rows: number; created: number; updated: number; problems: RowProblem[]; isSaved: boolean };

/** A report names at most this many problems; there is no use in reading more. */
const MAX_PROBLEMS = 200;

/** Thrown to undo a dry run, or an import with problems, after everything was tried for real. */
class Undo extends Error {}

const isId = (heading: string) => heading === 'id' || heading === 'identifiant';

/** Which field each heading of the sheet means: by its label or its name; a heading that means none is a problem. */
function readHeadings(resource: ResourceShape, headings: string[]): { field: string | null; problem?: string }[] {
  const known = Object.entries(resource.fields);
  const writable = new Set(writableFields(resource).map(([name]) => name));
  return headings.map((heading) => {
    const wanted = fold(heading);
    if (!wanted || isId(wanted)) return { field: isId(wanted) ? 'id' : null };
    const found = known.find(([name, field]) => fold(name) === wanted || fold(field.label) === wanted)?.[0];
    // An export also holds what only the server writes; an import of it passes over that.
    if (found) return { field: writable.has(found) ? found : null };
    return ['cree le', 'modifie le'].includes(wanted)
      ? { field: null }
      : { field: null, problem: `Colonne inconnue : ${heading}` };
  });
}

const isReadable = (field: Field) => !['images', 'children', 'lines'].includes(field.kind);

/** One row as input for the schema; what can't be read is a problem of its field. */
function inputOf(
  resource: ResourceShape,
  headings: ReturnType<typeof readHeadings>,
  cells: SheetRow['cells'],
  names: Names,
) {
  const input: Record<string, unknown> = {};
  const problems: Omit<RowProblem, 'row'>[] = [];
  for (const [index, { field: name }] of headings.entries()) {
    const field = name && name !== 'id' ? resource.fields[name]! : null;
    if (!field || !isReadable(field)) continue;
    const read = readCell(field, cells[index] ?? null, names[name!]);
    if ('problem' in read) problems.push({ field: name!, message: read.problem });
    else input[name!] = read.value;
  }
  return { input, problems };
}

/** Reads, checks and saves one row in a savepoint, so that the next row can be tried whatever becomes of this one. */
async function saveRow(
  transaction: Transaction,
  writer: Writer,
  id: string,
  input: object,
): Promise<'created' | 'updated'> {
  const { resource } = writer;
  const values = inputSchema(resource, id ? 'patch' : 'create').parse(input);
  return transaction.savepoint(async (inner) => {
    if (!id) {
      await createIn(inner, writer, values);
      return 'created';
    }
    const edited = UUID.test(id) ? await editIn(inner, writer, id, values) : null;
    if (!edited)
      throw new ApiError(404, 'not_found', `Aucun élément n'a l'identifiant ${id}`, {
        fields: { id: 'Identifiant inconnu' },
      });
    return 'updated';
  });
}

/** What kept a row from being saved, by field, in French. A fault of ours goes on up. */
function problemsOf(error: unknown, row: number): RowProblem[] {
  if (error instanceof Error && 'issues' in error)
    return (error.issues as { path: string[]; message: string }[]).map((issue) => ({
      row,
      field: issue.path.join('.'),
      message: issue.message,
    }));
  const refused = error instanceof ApiError ? error : databaseError(error);
  if (!refused || refused.statusCode >= 500) throw error;
  const fields = Object.entries(refused.details.fields ?? { '': refused.message });
  return fields.map(([field, message]) => ({ row, field, message }));
}

/**
 * Imports a sheet into a resource: a row with an id changes that record, one without adds one. All rows or none: the
 * first problem undoes everything, and so does a dry run, which is a real one until then. Rows count from 2, as a
 * spreadsheet shows them below the headings.
 */
export async function importSheet(writer: Writer, sheet: SheetRow[], isDryRun: boolean): Promise<ImportReport> {
  const { resource } = writer;
  const [head, ...rows] = sheet;
  const headings = readHeadings(
    resource,
    (head?.cells ?? []).map((cell) => String(cell ?? '')),
  );
  const report: ImportReport = { rows: rows.length, created: 0, updated: 0, problems: [], isSaved: false };
  for (const { problem } of headings) if (problem) report.problems.push({ row: 1, field: '', message: problem });
  if (!headings.some((heading) => heading.field))
    report.problems.push({ row: 1, field: '', message: 'Aucune colonne connue' });
  const idColumn = headings.findIndex((heading) => heading.field === 'id');

  const all = async (transaction: Transaction) => {
    const names = await namesOf(transaction, resource);
    for (const { cells, row } of report.problems.length ? [] : rows) {
      const { input, problems } = inputOf(resource, headings, cells, names);
      report.problems.push(...problems.map((problem) => ({ row, ...problem })));
      if (problems.length === 0) {
        const id = idColumn < 0 ? '' : String(cells[idColumn] ?? '').trim();
        try {
          report[await saveRow(transaction, writer, id, input)] += 1;
        } catch (error) {
          report.problems.push(...problemsOf(error, row));
        }
      }
      if (report.problems.length >= MAX_PROBLEMS) break;
    }
    if (isDryRun || report.problems.length > 0) throw new Undo();
  };
  try {
    await write(writer, all);
    return { ...report, isSaved: true };
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
    return { ...report, problems: report.problems.slice(0, MAX_PROBLEMS) };
  }
}
