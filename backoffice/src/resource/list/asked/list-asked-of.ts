import type { Kind } from '@karite/shared/resource';

/** A field of any kind; those of a long text say it. */
type Asking = { kind: Kind; queryOf?: unknown; columnsOf?: unknown };

/** What a field asks of a list, where it does, and the field beside it that names the list. */
export function listAskedOf({ queryOf, columnsOf }: Asking): { list: string; isQuery: boolean } | null {
  const list = queryOf ?? columnsOf;
  return typeof list === 'string' ? { list, isQuery: queryOf !== undefined } : null;
}
