import { readFormats } from './cell-formats.ts';
import { FileRefused, type SheetNotes, type SheetRow, saysNothing } from './limits.ts';
import { fillMerges } from './merges.ts';
import { type Parts, readWorkbook, relatedPart, workbookPath } from './workbook.ts';
import { readStrings, worksheetRows } from './worksheet.ts';

/** More hidden columns than these are not named. */
const MOST_NAMED = 20;

/**
 * The rows of the first visible sheet of a spreadsheet (R2120): hidden ones are excluded and counted, merged cells are
 * filled. `notes` collects notes for its user.
 */
export function* spreadsheetRows(parts: Parts, notes: SheetNotes): Generator<SheetRow> {
  const path = workbookPath(parts);
  const { sheets, is1904 } = readWorkbook(parts, path);
  const chosen = sheets.find(({ isHidden }) => !isHidden);
  const part = chosen && parts.get(chosen.path);
  if (!part) throw new FileRefused('Ce fichier n’a aucune feuille visible');
  notes.name = chosen.name;
  notes.others = sheets.filter((sheet) => sheet !== chosen).map(({ name, isHidden }) => ({ name, isHidden }));
  const strings = readStrings(relatedPart(parts, path, 'sharedStrings'));
  const formats = readFormats(relatedPart(parts, path, 'styles'));
  const fill = fillMerges(part);
  const hidden = new Set<number>();
  const hide = (from: number, to: number) => {
    for (let at = from; at <= Math.min(to, from + MOST_NAMED); at += 1) hidden.add(at);
  };
  let isHead = true;
  for (const { row, cells, isHidden } of worksheetRows(part, { strings, formats, is1904 }, hide)) {
    const isSaid = !cells.every(saysNothing);
    if (isHead && isSaid) {
      isHead = false;
      notes.hiddenColumns = [...hidden].flatMap((at) => (saysNothing(cells[at] ?? null) ? [] : String(cells[at])));
      fill(row, [...cells]);
      yield { row, cells };
      continue;
    }
    const filled = isSaid ? cells : [...cells];
    fill(row, filled);
    if (!isSaid) continue;
    if (isHidden) notes.hiddenRows += 1;
    else yield { row, cells: filled };
  }
}
