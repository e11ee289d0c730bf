/** What a sheet books: goods that came, or pieces that were counted (R1870, R1875). */
export const SHEET_KINDS = { received: 'Réception', counted: 'Inventaire' } as const;

export type SheetKind = keyof typeof SHEET_KINDS;

/** Two series of numbers: `REC-2026-0001` and `INV-2026-0001`. */
export const sheetPrefix = ({ kind }: { kind: SheetKind }): string => (kind === 'counted' ? 'INV-' : 'REC-');

/** So many lines are booked at once at most: orders of the same products wait meanwhile, and so does who books them. */
export const MOST_SHEET_LINES = 100;
export const MOST_PIECES = 1_000_000;
