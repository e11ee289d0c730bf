import type { Kind } from '@karite/shared/resource';

/** A field of any kind; those of a long text say it. */
type RequestField = { kind: Kind; queryOf?: unknown; columnsOf?: unknown };

/** What a field asks of a list, where it does, and the field beside it that names the list. */
export function listRequestOf({ queryOf, columnsOf }: RequestField): { list: string; isQuery: boolean } | null {
  const list = queryOf ?? columnsOf;
  return typeof list === 'string' ? { list, isQuery: queryOf !== undefined } : null;
}
