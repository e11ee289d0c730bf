import type { Kind } from '@karite/shared/resource';

/** A field of any kind; only those of a long text have these options. */
type RequestField = { kind: Kind; queryOf?: unknown; columnsOf?: unknown };

/** The list request of a field: the field that names the list, and whether it is a query. `null` for others. */
export function listRequestOf({ queryOf, columnsOf }: RequestField): { list: string; isQuery: boolean } | null {
  const list = queryOf ?? columnsOf;
  return typeof list === 'string' ? { list, isQuery: queryOf !== undefined } : null;
}
