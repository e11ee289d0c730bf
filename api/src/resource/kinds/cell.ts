export { fold } from '@karite/shared/resource';

/** A sheet's cell as it is written. */
export type Cell = string | number | boolean | null;
/** A cell as it was read. */
export type Read = { value: unknown } | { problem: string };
/** The ids of a target's records by their folded name; several of one name can't be told apart. */
export type NameMap = Map<string, string | 'several'>;

/** Between the items of one cell. */
export const SEPARATOR = ' | ';

/** A text as it stands. */
export const readText = (cell: string): Read => ({ value: cell });
