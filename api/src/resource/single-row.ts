import { type Field, type FieldOf, kindOf, type ResourceShape } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import { columnName, ownerColumn, partName } from '../database/names.ts';
import { storedAs } from './kinds/index.ts';

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
  return initial === null ? null : sql.raw(literal(initial));
}

const isLines = (entry: [string, Field]): entry is [string, FieldOf<'lines'>] => entry[1].kind === 'lines';

/** The statements that give a resource with one record this record, and its lines. */
export function rowsOfSingle(resource: ResourceShape): string[] {
  const lines = Object.entries(resource.fields)
    .filter(isLines)
    .filter(([, { initial = [] }]) => initial.length > 0)
    .map(([name, { fields, initial = [] }]) => {
      const columns = Object.keys(fields);
      const rows = initial.map((row, index) =>
        [index, ...columns.map((column) => row[column])].map(literal).join(', '),
      );
      return `INSERT INTO "${partName(resource, name)}" ("${ownerColumn(resource)}", "position", ${columns.map((column) => `"${columnName(column)}"`).join(', ')})
SELECT it.id, line.* FROM "${resource.name}" it, (VALUES
${rows.map((row) => `  (${row})`).join(',\n')}) line;`;
    });
  return [`INSERT INTO "${resource.name}" DEFAULT VALUES;`, ...lines];
}
