import { type ResourceShape, targetOf, type UniqueRule, uniqueRules } from '@karite/shared/resource';
import { matches } from '@karite/shared/resource/where';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { columnName } from '../../../platform/database/names.ts';
import { fold } from '../../kinds/cell.ts';
import { withInitial } from '../../kinds/initial-values.ts';
import { parameters } from '../../kinds/sql-parts.ts';
import { whereSql } from '../../list/where-sql.ts';
import { hashOf } from '../pictures/stored-pictures.ts';
import type { Draft } from './draft.ts';

/**
 * Adds to every row of a group the references that do not exist: a mistyped id, or a deleted record's; `promised`: ids of
 * records that the import creates.
 */
export async function unknownReferences(
  database: Executor,
  resource: ResourceShape,
  drafts: Draft[],
  promised: ReadonlySet<string>,
): Promise<void> {
  for (const [name, field] of Object.entries(resource.fields)) {
    const target = targetOf(field, resource);
    if (!target) continue;
    const idsOf = ({ values }: Draft) => [values[name]].flat().filter((id) => typeof id === 'string');
    const ids = [...new Set(drafts.flatMap(idsOf))];
    if (ids.length === 0) continue;
    // As texts: what is no id at all is the schema's business, and is not found here.
    const found = await database.execute<{ id: string }>(
      sql`select id from ${sql.identifier(target.name)} where id = any(array[${parameters(ids)}]::text[]::uuid[])`,
    );
    const existing = new Set(found.rows.map(({ id }) => id));
    for (const draft of drafts)
      for (const id of idsOf(draft))
        if (!existing.has(id) && !promised.has(id))
          draft.problems.push({ row: draft.row, field: name, message: `${field.label} inconnue : « ${id} »` });
  }
}

/** Adds to every row of a group the unique values that another record or an earlier row has. */
export async function valuesInUse(
  database: Executor,
  resource: ResourceShape,
  drafts: Draft[],
  seen: Map<string, number>,
): Promise<void> {
  for (const rule of uniqueRules(resource)) {
    const judged = drafts.flatMap((draft) => {
      const values = counts(resource, draft, rule) ? valuesOf(draft, rule) : null;
      return values ? [{ draft, values }] : [];
    });
    const owners = await ownersOf(database, resource, rule, judged);
    for (const [at, { draft, values }] of judged.entries()) {
      const key = keyOf([rule.fields, rule.isFolded ? values.map((value) => fold(String(value))) : values]);
      const owner = owners.get(at + 1);
      if ((owner && owner !== draft.id) || seen.has(key))
        for (const field of rule.fields) draft.problems.push({ row: draft.row, field, message: rule.message });
      else seen.set(key, draft.row);
    }
  }
}

/** Whether the record that a row would leave is one of those that a rule is for. */
function counts(resource: ResourceShape, { values, before }: Draft, { where }: UniqueRule): boolean {
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  return !where || matches(resource, where, before ? { ...before, ...given } : withInitial(resource, given));
}

/** Short for any length of text, because those of a whole sheet stay in memory. */
const keyOf = (values: unknown): string => hashOf(JSON.stringify(values));

/**
 * The values that a row would leave in the fields of a rule; `null` where it has none of them, empties one, or has a problem
 * there.
 */
function valuesOf({ values, before, problems }: Draft, { fields }: UniqueRule): unknown[] | null {
  if (fields.every((field) => values[field] === undefined)) return null;
  if (problems.some(({ field }) => fields.includes(field))) return null;
  const whole = fields.map((field) => (values[field] === undefined ? before?.[field] : values[field]) ?? null);
  return whole.includes(null) ? null : whole;
}

/** The current owners of the values: the id of a record, by the value's position, counted from one. */
async function ownersOf(
  database: Executor,
  { name }: ResourceShape,
  { fields, isFolded, where }: UniqueRule,
  judged: readonly { values: unknown[] }[],
): Promise<Map<number, string>> {
  if (judged.length === 0) return new Map();
  const columns = fields.map(columnName);
  const given = judged.map(({ values }) => Object.fromEntries(columns.map((column, at) => [column, values[at]])));
  const same = columns.map((column) => {
    const [one, other] = [sql`it.${sql.identifier(column)}`, sql`given.${sql.identifier(column)}`];
    return isFolded ? sql`fold(${one}) = fold(${other})` : sql`${one} = ${other}`;
  });
  const found = await database.execute<{ at: number; id: string }>(sql`
    select given.ordinality::int as at, it.id
    from jsonb_populate_recordset(null::${sql.identifier(name)}, ${JSON.stringify(given)}::jsonb) with ordinality given
    join ${sql.identifier(name)} it on ${sql.join(same, sql` and `)} and ${where ? whereSql(where) : sql`true`}`);
  return new Map(found.rows.map(({ at, id }) => [at, id]));
}
