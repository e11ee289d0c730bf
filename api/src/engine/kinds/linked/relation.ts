import type { Linked, ResourceShape } from '@karite/shared/resource';
import { isUuid } from '../../../platform/database/uuid.ts';
import { fold, type NameMap, type Read, SEPARATOR } from '../cell.ts';

/** What the kinds that point to other records have in common. */

/** A record by its id, or by its name. */
export function readReference(text: string, label: string, names: NameMap | undefined): Read {
  if (isUuid(text)) return { value: text.toLowerCase() };
  const id = names?.get(fold(text));
  if (id === 'several') return { problem: `${label} : plusieurs s’appellent « ${text} », donnez l’identifiant` };
  return id ? { value: id } : { problem: `${label} inconnue : « ${text} »` };
}

/** What a record is called; its id where an import would not find it by that name: shared by two, blank, or with a mark in it (R2125). */
export function nameOrId(id: string, called: unknown, names: NameMap | undefined, between?: string): string {
  const name = typeof called === 'string' ? called.trim() : '';
  const isFound = names === undefined || names.get(fold(name)) === id;
  return name !== '' && isFound && !isUuid(name) && !(between && name.includes(between)) ? name : id;
}

/** What records are called, in one cell. */
export const namesIn = (
  records: readonly Linked[] | undefined,
  target: ResourceShape,
  names: NameMap | undefined,
): string | null =>
  records
    ? records.map((record) => nameOrId(record.id, record[target.display], names, SEPARATOR.trim())).join(SEPARATOR)
    : null;
