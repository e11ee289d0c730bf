import { type Field, type FieldOf, kindOf, type ResourceShape } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import { columnName, ownerColumn, partName } from '../../platform/database/names.ts';
import { storedAs } from './index.ts';

/** How the one record of `defineSettings` comes to be: by its table's defaults, in the migration that makes the table. */

/** A value of a declaration as SQL. Never one of a request. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
}

const initialOf = (field: Field): unknown => ('initial' in field ? field.initial : undefined);

/** The default of a field's column; `null` where it has none. A field that settings gain later begins with it as well. */
export function initialValue(field: Field): SQL | null {
  if (storedAs(field).storage !== 'column') return null;
  const initial = initialOf(field) ?? kindOf(field).empty;
  // biome-ignore lint/plugin: quoted values of a declaration, for its migration
  return initial === null ? null : sql.raw(literal(initial));
}

const isLines = (entry: [string, Field]): entry is [string, FieldOf<'lines'>] => entry[1].kind === 'lines';

/** The fields of lines that begin with some, and these lines. */
const initialLines = (resource: ResourceShape) =>
  Object.entries(resource.fields)
    .filter(isLines)
    .flatMap(([name, { fields, initial = [] }]) => {
      if (initial.length === 0) return [];
      const columns = Object.keys(fields);
      const rows = initial.map((row, index) =>
        [index, ...columns.map((column) => row[column])].map(literal).join(', '),
      );
      return [{ table: partName(resource, name), columns, values: rows.map((row) => `  (${row})`).join(',\n') }];
    });

/** The statement that inserts lines for the record that `from` holds. */
const insertLines = (
  resource: ResourceShape,
  { table, columns, values }: ReturnType<typeof initialLines>[number],
  from: string,
) =>
  `INSERT INTO "${table}" ("${ownerColumn(resource)}", "position", ${columns.map((column) => `"${columnName(column)}"`).join(', ')})
SELECT it.id, line.* FROM "${from}" it, (VALUES
${values}) line`;

/** The statements that give a resource with one record this record, and its lines. */
export const rowsOfSingle = (resource: ResourceShape): string[] => [
  `INSERT INTO "${resource.name}" DEFAULT VALUES;`,
  ...initialLines(resource).map((lines) => `${insertLines(resource, lines, resource.name)};`),
];

/** The statement that inserts the single record of a resource, with its declared values, where it is missing (R2025). */
export const missingSingle = (resource: ResourceShape): SQL =>
  // biome-ignore lint/plugin: quoted values of a declaration, for its migration
  sql.raw(
    [
      `with made as (insert into "${resource.name}" default values on conflict do nothing returning id)`,
      ...initialLines(resource).map((lines, index) => `lines_${index} as (${insertLines(resource, lines, 'made')})`),
    ]
      .join(', ')
      .concat(' select from made'),
  );
