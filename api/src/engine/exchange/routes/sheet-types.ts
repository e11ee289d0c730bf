import { z } from 'zod';

/** The kinds of sheets that are taken away, by the end of their name. */
export const SHEET_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
export type SheetFormat = keyof typeof SHEET_TYPES;

/** A sheet in the contract: a file of one of these types. */
export const sheetAnswer = {
  description: 'Le fichier',
  content: Object.fromEntries(
    Object.values(SHEET_TYPES).map((type) => [type, { schema: z.any().meta({ type: 'string', format: 'binary' }) }]),
  ),
};
