import { figureOf, type ResourceShape, type Rollup, rollupsOf } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import { columnName } from '../../platform/database/names.ts';
import { identifier, list } from '../kinds/sql-parts.ts';
import { whereSql } from '../list/where-sql.ts';
import { NEXT_VERSION } from '../write/versions.ts';

/** The rollups of a resource that lead to one parent. */
export type RollupGroup = ReturnType<typeof rollupsOf>[number];

/** The column of a parent that retains the typed value, while its children override it. */
export const TYPED = 'typed_values';

const ROUNDED = 2;

/** A figure over the children `it` that count; `null` where there is none. */
function figureSql(rollup: Rollup, counted: SQL): SQL {
  const measured = figureOf(rollup);
  if (!measured) return sql`count(*) filter (where ${counted})`;
  const column = sql`it.${identifier(columnName(measured.field))}`;
  const filter = sql`filter (where ${counted})`;
  const decimals = 'decimals' in rollup && rollup.decimals !== undefined ? rollup.decimals : ROUNDED;
  return {
    sum: sql`sum(${column}) ${filter}`,
    average: sql`round(avg(${column}) ${filter}, ${decimals}::int)`,
    min: sql`min(${column}) ${filter}`,
    max: sql`max(${column}) ${filter}`,
    texts: sql`string_agg(distinct ${column}, chr(10) order by ${column}) ${filter}`,
  }[measured.figure];
}

/** Whether parents retain typed values beside those of these children. */
export const hasTyped = ({ fields }: RollupGroup): boolean => fields.some(([, { fallback }]) => fallback === 'typed');
const columnsOf = (group: RollupGroup): SQL[] => [
  ...group.fields.map(([name]) => sql`${identifier(columnName(name))}`),
  ...(hasTyped(group) ? [sql`${identifier(TYPED)}`] : []),
];

/** What the parents among `which` (a condition over `parent`) should hold: their id and every column of the group. */
function expected(child: ResourceShape, group: RollupGroup, which: SQL): SQL {
  const figures = group.fields.flatMap(([, rollup], at) => {
    const counted = rollup.where ? whereSql(rollup.where) : sql`true`;
    return [
      sql`count(*) filter (where ${counted}) as ${identifier(`count_${at}`)}`,
      sql`${figureSql(rollup, counted)} as ${identifier(`figure_${at}`)}`,
    ];
  });
  const values = group.fields.map(([name, rollup], at) => {
    const column = columnName(name);
    const [count, figure] = [sql`own.${identifier(`count_${at}`)}`, sql`own.${identifier(`figure_${at}`)}`];
    const isTotal = 'count' in rollup || 'sum' in rollup;
    const value =
      rollup.fallback === 'typed'
        ? sql`case when ${count} > 0 then ${figure}
            when jsonb_exists(parent.${identifier(TYPED)}, ${column}::text)
              then (jsonb_populate_record(null::${identifier(group.target.name)}, parent.${identifier(TYPED)})).${identifier(column)}
            else parent.${identifier(column)} end`
        : isTotal
          ? sql`coalesce(${figure}, 0)`
          : figure;
    return sql`${value} as ${identifier(column)}`;
  });
  // What was typed is put aside with the first child that counts, and taken away from there with the last.
  const aside = group.fields.reduce(
    (typed, [name, rollup], at) => {
      if (rollup.fallback !== 'typed') return typed;
      const column = columnName(name);
      return sql`case when own.${identifier(`count_${at}`)} = 0 then ${typed} - ${column}::text
      else jsonb_build_object(${column}::text, parent.${identifier(column)}) || ${typed} end`;
    },
    sql`parent.${identifier(TYPED)}`,
  );
  if (hasTyped(group)) values.push(sql`${aside} as ${identifier(TYPED)}`);
  return sql`
    select parent.id, ${list(values)} from ${identifier(group.target.name)} parent
    cross join lateral (
      select ${list(figures)} from ${identifier(child.name)} it where it.${identifier(columnName(group.via))} = parent.id
    ) own where ${which}`;
}

const differs = (group: RollupGroup): SQL => {
  const row = (table: string) => sql`(${list(columnsOf(group).map((column) => sql`${identifier(table)}.${column}`))})`;
  return sql`${row('stored')} is distinct from ${row('next')}`;
};

/** Writes the children's figures into the parents among `which` (over `parent`) that have others; returns their ids. */
export const rollupUpdate = (child: ResourceShape, group: RollupGroup, which: SQL): SQL => sql`
  update ${identifier(group.target.name)} stored
  set ${list([...columnsOf(group).map((column) => sql`${column} = next.${column}`), NEXT_VERSION])}
  from (${expected(child, group, which)}) next where stored.id = next.id and ${differs(group)} returning stored.id`;

/** The statements that fill the rollups of a resource into all parents: after a migration that adds one. */
export const rollupFills = (child: ResourceShape): SQL[] =>
  rollupsOf(child).map((group) => rollupUpdate(child, group, sql`true`));

/** Selects the parents with figures that differ from those of their children. */
export const rollupMismatches = (child: ResourceShape): SQL[] =>
  rollupsOf(child).map(
    (group) => sql`select stored.id::text as id from ${identifier(group.target.name)} stored
      join (${expected(child, group, sql`true`)}) next on next.id = stored.id where ${differs(group)}`,
  );
