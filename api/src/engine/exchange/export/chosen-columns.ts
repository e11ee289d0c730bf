import type { ResourceShape } from '@karite/shared/resource';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '../../../platform/database/database.ts';
import { fold } from '../../kinds/cell.ts';
import { hashOf } from '../pictures/stored-pictures.ts';
import type { SheetRow } from '../reader/limits.ts';
import { shownOf } from '../sheet/cells.ts';
import { areTargets, fillable, guessTarget, headsOf, type Target } from '../sheet/headings.ts';
import { readSheet } from '../sheet/read-sheet.ts';

/**
 * The chosen columns of a file are stored by its headings on import, for everybody (R1570): a supplier's list is mapped the
 * same way for every user. It contains nothing personal.
 */

/** So many characters of a first cell are shown, that one sees what a column holds. */
const EXAMPLE_LENGTH = 60;

const keyOf = (heads: readonly string[]): string => hashOf(JSON.stringify(heads.map(fold)));

/** Keeps where the columns of a file with these heads go. */
export const keepColumns = (
  database: Executor,
  resource: ResourceShape,
  heads: readonly string[],
  targets: readonly Target[],
) =>
  database.execute(sql`
    insert into import_columns (resource, heads_hash, targets)
    values (${resource.name}, ${keyOf(heads)}, ${JSON.stringify(targets)}::jsonb)
    on conflict (resource, heads_hash) do update set targets = excluded.targets, used_at = now()`);

/** What was chosen for the last file with these heads; `null` without one, or where its fields are no more. */
async function cachedColumns(
  database: Executor,
  resource: ResourceShape,
  heads: readonly string[],
): Promise<Target[] | null> {
  const { rows } = await database.execute<{ targets: Target[] }>(sql`
    select targets from import_columns where resource = ${resource.name} and heads_hash = ${keyOf(heads)}`);
  const targets = rows[0]?.targets ?? null;
  return targets && areTargets(resource, heads, targets) ? targets : null;
}

/**
 * The columns of a file: their headings, the values of its first row, the fields that they are mapped to, and whether the
 * mapping was chosen or derived.
 */
export const fileColumns = z
  .object({
    columns: z.array(
      z.object({
        heading: z.string(),
        example: z.string().describe('Ce que dit la première ligne'),
        target: z.string().describe('Le champ, `id`, ou vide'),
        isKnown: z.boolean().describe('Le titre, ou un import d’avant, le dit'),
      }),
    ),
    fields: z.array(z.string()).describe('Les champs qu’une colonne peut remplir'),
    isRemembered: z.boolean().describe('D’après le dernier fichier aux mêmes titres'),
  })
  .meta({ id: 'FileColumns' });
type FileColumns = z.infer<typeof fileColumns>;

/** The field of each heading; of two for the same field, the first. */
function guessedColumns(resource: ResourceShape, heads: readonly string[]) {
  const guessed = heads.map((heading) => guessTarget(resource, heading));
  return guessed.map((target, at) => {
    const isFirst = !target || guessed.indexOf(target) === at;
    return { target: isFirst ? (target ?? '') : '', isKnown: isFirst && target !== null };
  });
}

/** Reads the heads of a file, and where its columns go. Throws what is wrong with the file. */
export async function readColumns(database: Executor, resource: ResourceShape, data: Buffer): Promise<FileColumns> {
  const stop = new AbortController();
  let rows: SheetRow[] = [];
  for await (const read of readSheet(data, stop.signal)) {
    rows = read;
    break;
  }
  const heads = headsOf(rows[0]);
  const stored = await cachedColumns(database, resource, heads);
  const found = stored ? stored.map((target) => ({ target, isKnown: true })) : guessedColumns(resource, heads);
  const columns = found.map((column, at) => ({
    ...column,
    heading: heads[at] ?? '',
    example: shownOf(rows[1]?.cells[at] ?? null).slice(0, EXAMPLE_LENGTH),
  }));
  return { columns, fields: fillable(resource), isRemembered: stored !== null };
}
