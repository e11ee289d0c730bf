import type { StoredRecord } from '../../read/read.ts';
import type { Values } from '../../write/save.ts';
import type { RowProblem } from '../sheet/report.ts';

/** A row without fault: `id` of the record it changes, or `null` for a new one. */
export type CheckedRow = { row: number; id: string | null; values: Values };
/**
 * The result of a sheet's check: how many rows would change something, with how many new pictures, the problems of the
 * others, and the questions before it is saved.
 */
export type Checked = {
  created: number;
  updated: number;
  unchanged: number;
  pictures: number;
  problems: RowProblem[];
  warnings: RowProblem[];
};
/** A row as it is being checked. */
export type Draft = CheckedRow & { before: StoredRecord | null; problems: RowProblem[] };
