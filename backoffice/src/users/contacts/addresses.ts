import type { Schema } from '@karite/shared/client';

/** A value as a cell of a CSV file: quoted, and never a formula to the spreadsheet that opens it. */
const cell = (value: string): string => `"${(/^[=+\-@\t\r]/.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;

/** Subscribers as a CSV file that Excel reads in UTF-8: the byte order mark, a line of titles, then one line each. */
export const csvOf = (subscribers: readonly Schema<'Subscriber'>[]): string =>
  `\uFEFF${[['E-mail', 'Inscription'], ...subscribers.map(({ email, createdAt }) => [email, createdAt])]
    .map((row) => row.map(cell).join(','))
    .join('\r\n')}\r\n`;

/** Reads a list to its end, `size` rows at a time. */
export async function readAll<Row>(read: (start: number, end: number) => Promise<Row[]>, size: number): Promise<Row[]> {
  const all: Row[] = [];
  for (;;) {
    const rows = await read(all.length, all.length + size);
    all.push(...rows);
    if (rows.length < size) return all;
  }
}
