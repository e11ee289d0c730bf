/**
 * A process of its own that reads one file of an import: the file on stdin, its rows on stdout, a line of JSON for a
 * few of them. What the file makes of it (endless work, no memory left) ends this process alone (decision 18).
 */
import { constants, setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { FileRefused, type SheetCell, type SheetNotes, type SheetRow } from './limits.ts';
import { noNotes, sheetRows } from './sheet-rows.ts';

/** What the server reads at once: a line of about so many characters. */
const LINE_LENGTH = 50_000;

/** What PostgreSQL takes as a text: no NUL, no half of a pair. */
const asText = (cell: string): string =>
  /[\0\ud800-\udfff]/.test(cell) ? cell.replaceAll('\0', '').toWellFormed() : cell;

/** The shop goes first. */
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** The same of whatever a cell holds. */
const stored = (cell: SheetCell): SheetCell => {
  if (typeof cell === 'string') return asText(cell);
  return typeof cell === 'object' && cell && 'shown' in cell ? { ...cell, shown: asText(cell.shown) } : cell;
};

async function send(line: { rows: SheetRow[] } | { notes: SheetNotes } | { refused: string }): Promise<void> {
  if (!process.stdout.write(`${JSON.stringify(line)}\n`))
    await new Promise((resolve) => process.stdout.once('drain', resolve));
}

try {
  let rows: SheetRow[] = [];
  let length = 0;
  const notes = noNotes();
  for await (const row of sheetRows(await buffer(process.stdin), notes)) {
    row.cells = row.cells.map(stored);
    rows.push(row);
    length += row.cells.reduce<number>((sum, cell) => sum + String(cell).length + 3, 0);
    if (length < LINE_LENGTH) continue;
    await send({ rows });
    rows = [];
    length = 0;
  }
  await send({ rows });
  await send({ notes });
} catch (error) {
  if (!(error instanceof FileRefused)) throw error;
  await send({ refused: error.message });
}
