import type { Linked, ResourceShape } from '@karite/shared/resource';
import { isUuid } from '../../database/uuid.ts';
import { fold, type NameMap, type Read, SEPARATOR } from './cell.ts';

/** What the kinds that point to other records have in common. */

/** A record by its id, or by the name that people know it by. */
export function readReference(text: string, label: string, names: NameMap | undefined): Read {
  if (isUuid(text)) return { value: text.toLowerCase() };
  const id = names?.get(fold(text));
  if (id === 'several') return { problem: `${label} : plusieurs s'appellent « ${text} », donnez l'identifiant` };
  return id ? { value: id } : { problem: `${label} inconnue : « ${text} »` };
}

/** What records are called, in one cell. */
export const namesIn = (records: readonly Linked[] | undefined, target: ResourceShape): string | null =>
  records ? records.map((record) => String(record[target.display])).join(SEPARATOR) : null;
