import type { Reading } from '@karite/shared/reading';
import { type Field, kindOf } from '@karite/shared/resource';

export { fold } from '@karite/shared/resource';

/** A sheet's cell as it is written. */
export type Cell = string | number | boolean | null;
/** A cell as it was read. */
export type Read = Reading<unknown>;
/** The ids of a target's records by their folded name; several of one name are ambiguous. */
export type NameMap = Map<string, string | 'several'>;

/** Between the items of one cell. */
export const SEPARATOR = ' | ';

/** The value itself, where a cell can hold it. */
export function ownCell(record: Readonly<Record<string, unknown>>, { name }: { name: string }): Cell {
  const value = record[name];
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

/** A text as it is. */
export const readText = (cell: string): Read => ({ value: cell });

/** What a cell is read with besides its field: the names that records go by, and the zone of the shop's clocks. */
export type Given = { names: NameMap | undefined; timeZone: string };

/** As the kind itself reads a text (`fromCell`), in lists and forms too. */
export const readByKind = (cell: string, field: Field, { timeZone }: Given): Read =>
  kindOf(field).fromCell?.(cell, field, timeZone) ?? { value: cell };
