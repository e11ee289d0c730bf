import type { Writer } from '../../write/write.ts';
import type { CheckedRow, Draft } from '../import/draft.ts';
import { problemsOf, type RowProblem } from '../sheet/report.ts';
import { countProblem, picturesIn, withPictures } from './picture-fields.ts';
import type { PictureSource, Taken } from './picture-source.ts';

/**
 * Judges the pictures that a row names, and puts the paths of those in their places that are there already. Returns how
 * many are to be added.
 */
export async function judgePictures({ resource }: Writer, source: PictureSource, draft: Draft): Promise<number> {
  const paths = new Map<string, string>();
  let added = 0;
  for (const { name, given } of picturesIn(resource, draft.values)) {
    const field = resource.fields[name];
    const many = field && countProblem(field, draft.values[name]);
    if (many) {
      draft.problems.push({ row: draft.row, field: name, message: many });
      continue;
    }
    for (const each of given) {
      const judged = await source.judge(each);
      if (judged === 'new') added += 1;
      else if ('path' in judged) paths.set(each, judged.path);
      else draft.problems.push({ row: draft.row, field: name, message: judged.problem });
    }
  }
  draft.values = withPictures(resource, draft.values, (each) => paths.get(each) ?? each);
  return added;
}

/** How many pictures the values of a row name that are not there yet. */
export const countNew = ({ resource }: Writer, { values }: CheckedRow): number =>
  picturesIn(resource, values).reduce(
    (sum, { given }) => sum + given.filter((each) => !each.startsWith('/')).length,
    0,
  );

/** Rows with stored pictures, before any record names them. */
export type WithPictures = {
  rows: CheckedRow[];
  /** Rows that have a picture which can't be taken, with why. */
  problems: RowProblem[];
  /** Which files the pictures of some rows were made of. */
  madeFor(numbers: readonly number[]): { hash: string; url: string }[];
  /** Deletes what none of the rows with these numbers uses. */
  undo(saved: ReadonlySet<number>): Promise<void>;
};

/** Stores the pictures of rows, one after the other; calls `onStored` for each. They are deleted again when it throws. */
export async function takePictures(
  writer: Writer,
  source: PictureSource,
  rows: readonly CheckedRow[],
  onStored: () => Promise<void>,
): Promise<WithPictures> {
  const taken = new Map<string, Taken>();
  const users = new Map<string, Set<number>>();
  const problems: RowProblem[] = [];
  const undo = async (saved: ReadonlySet<number>) => {
    for (const [given, { made }] of taken)
      if (made && ![...(users.get(given) ?? [])].some((row) => saved.has(row))) await made.undo();
  };
  const takeRow = async (row: CheckedRow): Promise<CheckedRow[]> => {
    const { resource } = writer;
    for (const { name, given } of picturesIn(resource, row.values))
      for (const each of given) {
        users.set(each, (users.get(each) ?? new Set()).add(row.row));
        if (taken.has(each)) continue;
        const one = await source.take(each, name).catch((error: unknown) => {
          problems.push(...problemsOf(error, row.row, writer));
          return null;
        });
        if (!one) return [];
        taken.set(each, one);
        await onStored();
      }
    return [{ ...row, values: withPictures(resource, row.values, (each) => taken.get(each)?.path ?? each) }];
  };
  const ready: CheckedRow[] = [];
  try {
    for (const row of rows) ready.push(...(await takeRow(row)));
  } catch (error) {
    await undo(new Set());
    throw error;
  }
  return {
    rows: ready,
    problems,
    madeFor: (numbers) =>
      [...taken].flatMap(([given, { path, made }]) =>
        made && numbers.some((row) => users.get(given)?.has(row)) ? [{ hash: made.hash, url: path }] : [],
      ),
    undo,
  };
}
