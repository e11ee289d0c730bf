import { formatNumber } from '@karite/shared/format';

/** What a file of an import may hold. Each is far above what a shop's list needs, and far below what hurts. */

/** Records in one file: one report. */
export const MAX_ROWS = 50_000;
/** Rows of a sheet, blank ones included: a formatted sheet has thousands of those. */
export const MAX_SHEET_ROWS = 200_000;
/** The file itself, in bytes: so many rows of a catalogue with long descriptions. */
export const MAX_BYTES = 50 * 1024 * 1024;
export const MAX_COLUMNS = 200;
/** Characters in one cell: twice what the longest field takes. */
export const MAX_CELL = 10_000;
/** Characters in all cells together: a spreadsheet may name one long text a million times. */
export const MAX_TEXT = 50_000_000;
/** What the parts of a spreadsheet come to when they are unpacked, in bytes. */
export const MAX_UNPACKED = 150_000_000;
/** Files in a spreadsheet's archive. */
export const MAX_ENTRIES = 1_000;

/** A number of a cell: `value` for a field of numbers, `moment` for one of dates, `shown` for a text, as the sheet shows it. */
export type NumberCell = { value: number; moment: string | null; isDate: boolean; shown: string };

/** The value of a spreadsheet's cell. A number without a format of its own is unchanged. */
export type SheetCell = string | number | boolean | null | NumberCell | { error: string };

/** `row` is the number that a spreadsheet shows: headings are row 1. */
export type SheetRow = { row: number; cells: SheetCell[] };

/** Notes on a spreadsheet for its user: which sheet is read, and what is not. */
export type SheetNotes = {
  name: string;
  hiddenRows: number;
  /** The heads of hidden columns, which are read all the same. */
  hiddenColumns: string[];
  others: { name: string; isHidden: boolean }[];
};

export const saysNothing = (cell: SheetCell): boolean =>
  cell === null || (typeof cell === 'string' && cell.trim() === '');

/** What is wrong with a file, in French, for the person who sent it. */
export class FileRefused extends Error {}

export const tooManyRows = () => new FileRefused(`${formatNumber(MAX_ROWS)} lignes au plus`);
export const unreadable = () => new FileRefused('Fichier illisible : CSV ou Excel (.xlsx) attendu');
export const tooLarge = () => new FileRefused('Fichier trop volumineux : 150 Mo au plus une fois décompressé');
