import type { StoredRecord } from '../../read/read.ts';
import type { Values } from '../../write/save.ts';
import type { RowProblem } from '../sheet/report.ts';

/** A row without fault: `id` of the record it changes, or `null` for a new one. */
export type CheckedRow = { row: number; id: string | null; values: Values };
/** What the check of a sheet found: how many rows would change something, with how many new pictures, what is wrong with the others, and what is asked about before it is saved. */
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
