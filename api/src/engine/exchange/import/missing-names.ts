import { randomUUID } from 'node:crypto';
import { may } from '@karite/shared/access';
import { type Field, isList, isUuid, type ResourceShape, targetOf } from '@karite/shared/resource';
import { inputSchema } from '@karite/shared/resource/validation';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { columnName } from '../../../platform/database/names.ts';
import { fold, SEPARATOR } from '../../kinds/cell.ts';
import { createRecord, type Writer, writerOf } from '../../write/write.ts';
import { type Names, namesOf, shownOf } from '../sheet/cells.ts';
import type { Columns } from '../sheet/headings.ts';
import type { ImportReport } from '../sheet/report.ts';
import { rowsAfter } from './staged-rows.ts';

/** So many records are created from the names of one column. */
const MOST_CREATED = 200;
/** Rows that are read together. */
const GROUP = 500;
/** From this likeness on a name is near another one. */
const NEAR = 0.3;
/** So many names are compared, each with as many records at most: half a second. */
const [MOST_COMPARED, MOST_THERE] = [20, 2_000];

/** The names of a column that no record has: as they are first written, by their folded form. */
type Missing = { field: string; target: ResourceShape; names: Map<string, string> };

type Sheet = Columns & { jobId: string };

const itemsIn = (field: Field, text: string): string[] =>
  isList(field) ? text.split(SEPARATOR.trim()).map((item) => item.trim()) : [text];

/** The names in a sheet that no record has, by the columns that point to some. */
async function findMissing({ database, resource }: Writer, sheet: Sheet, names: Names): Promise<Missing[]> {
  const found = sheet.fields.flatMap((name, at) => {
    const field = name === null ? undefined : resource.fields[name];
    const target = field && targetOf(field, resource);
    return name && field && target
      ? [{ at, field: name, declared: field, target, names: new Map<string, string>() }]
      : [];
  });
  if (found.length === 0) return [];
  for (let last = 0; ; ) {
    const rows = await rowsAfter(database, sheet.jobId, last, GROUP);
    for (const { cells } of rows)
      for (const { at, field, declared, names: missing } of found)
        for (const item of itemsIn(declared, shownOf(cells[at] ?? null))) {
          const folded = fold(item);
          if (item && !isUuid(item) && !names[field]?.has(folded) && !missing.has(folded)) missing.set(folded, item);
        }
    const end = rows.at(-1);
    if (!end) break;
    last = end.row;
  }
  return found.filter((each) => each.names.size > 0);
}

/** The input of a record that has a name alone; `null` where it needs more. */
function namedInput(target: ResourceShape, name: string) {
  const read = inputSchema(target, 'create').safeParse({ [target.display]: name });
  return read.success ? read.data : null;
}

const mayCreate = ({ by }: Writer, { target, names }: Missing): boolean =>
  names.size <= MOST_CREATED &&
  may(by, target, 'create') &&
  [...names.values()].every((name) => namedInput(target, name) !== null);

/** To each name the most similar one that there is, where one is near. */
async function nearTo(database: Executor, { target, names }: Missing): Promise<(string | null)[]> {
  const display = sql.identifier(columnName(target.display));
  const given = [...names.values()].slice(0, MOST_COMPARED);
  const { rows } = await database.execute<{ near: string | null }>(sql`
    select (select it.${display}::text from ${sql.identifier(target.name)} it
      where similarity(fold(it.${display}), fold(given.name)) >= ${NEAR}
      order by similarity(fold(it.${display}), fold(given.name)) desc, it.id limit 1) as near
    from unnest(${sql.param(given)}::text[]) with ordinality given(name, at) order by given.at`);
  return rows.map(({ near }) => near);
}

/** What a sheet names that is not there, and how its rows find it (R2176). */
export type Looked = { names: Names; missing: ImportReport['missing'] };

/**
 * The names by which the rows of a sheet find other records. Those of the columns `create` that no record has are created,
 * in a trial only promised an id. Throws what refuses one.
 */
export async function lookUpNames(
  writer: Writer,
  sheet: Sheet,
  { create, isTrial }: { create: readonly string[]; isTrial: boolean },
): Promise<Looked & { promised: ReadonlySet<string> }> {
  const { database, resource } = writer;
  const names = await namesOf(database, resource, sheet.fields);
  const promised = new Set<string>();
  const missing: ImportReport['missing'] = [];
  for (const each of await findMissing(writer, sheet, names)) {
    const { field, target } = each;
    const canBe = mayCreate(writer, each);
    const isCreated = canBe && create.includes(field);
    const isSmall = (names[field]?.size ?? 0) <= MOST_THERE;
    const near = isSmall ? await nearTo(database, each) : [];
    missing.push({
      field,
      total: each.names.size,
      names: [...each.names.values()].slice(0, MOST_CREATED).map((name, at) => ({ name, near: near[at] ?? null })),
      mayCreate: canBe,
      isCreated,
    });
    if (!isCreated) continue;
    for (const [folded, name] of each.names) {
      const id = isTrial ? randomUUID() : await created(writer, target, name);
      if (isTrial) promised.add(id);
      names[field]?.set(folded, id);
    }
  }
  return { names, missing, promised };
}

async function created(writer: Writer, target: ResourceShape, name: string): Promise<string> {
  const record = await createRecord(writerOf(writer, target), namedInput(target, name) ?? {});
  return record.id;
}
