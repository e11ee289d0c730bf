import { numberCell } from './cell-formats.ts';
import {
  FileRefused,
  MAX_CELL,
  MAX_SHEET_ROWS,
  type SheetCell,
  type SheetRow,
  tooManyRows,
  unreadable,
} from './limits.ts';
import { columnOf } from './merges.ts';
import { xmlEvents } from './xml-events.ts';

/** What the cells of a sheet refer to. */
export type Referred = { strings: readonly string[]; formats: readonly string[]; is1904: boolean };

/** `_x000D_` encodes a character that XML cannot have. */
const unescaped = (text: string): string =>
  text.replace(/_x([\dA-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** The shared strings that cells refer to by number, without phonetic guides. */
export function readStrings(part: Buffer | undefined): string[] {
  const strings: string[] = [];
  let [text, isText, isSpoken] = ['', false, false];
  for (const event of part ? xmlEvents(part) : []) {
    if ('text' in event) {
      if (isText && !isSpoken) text += event.text;
    } else if ('open' in event) {
      if (event.open === 'si') text = '';
      if (event.open === 't') isText = true;
      if (event.open === 'rPh') isSpoken = true;
    } else {
      if (event.close === 'si') strings.push(unescaped(text));
      if (event.close === 't') isText = false;
      if (event.close === 'rPh') isSpoken = false;
    }
  }
  return strings;
}

function cellValue(type: string, style: number, text: string, { strings, formats, is1904 }: Referred): SheetCell {
  if (type === 'inlineStr' || type === 'str') return unescaped(text);
  if (text === '') return null;
  if (type === 's') return strings[Number(text)] ?? null;
  if (type === 'b') return text === '1' || text === 'true';
  if (type === 'e') return { error: text };
  if (type === 'd') return text;
  const value = Number(text);
  if (!Number.isFinite(value)) throw unreadable();
  const format = formats[style] ?? 'General';
  return format === 'General' && !is1904 ? value : numberCell(value, format, is1904);
}

export type ReadRow = SheetRow & { isHidden: boolean };

/** The rows of a worksheet unchanged, and its hidden columns (`hide`, from 0, both included). Throws `FileRefused`. */
export function* worksheetRows(
  part: Buffer,
  referred: Referred,
  hide: (from: number, to: number) => void,
): Generator<ReadRow> {
  let row: ReadRow = { row: 0, cells: [], isHidden: false };
  let [count, column, style] = [0, -1, 0];
  let [type, text] = ['', ''];
  let [isInRows, isValue, isSpoken] = [false, false, false];
  for (const event of xmlEvents(part)) {
    if ('text' in event) {
      if (!isValue || isSpoken) continue;
      text += event.text;
      if (text.length > MAX_CELL)
        throw new FileRefused(`Ligne ${row.row} : ${MAX_CELL} caractères au plus par cellule`);
    } else if ('open' in event) {
      const { open, attributes } = event;
      if (open === 'sheetData') isInRows = true;
      if (open === 'col' && attributes('hidden') === '1')
        hide(Number(attributes('min')) - 1, Number(attributes('max')) - 1);
      if (!isInRows) continue;
      if (open === 'row') {
        row = { row: Number(attributes('r') ?? row.row + 1), cells: [], isHidden: attributes('hidden') === '1' };
        column = -1;
      } else if (open === 'c') {
        const reference = attributes('r');
        column = reference ? columnOf(reference) : column + 1;
        type = attributes('t') ?? '';
        style = Number(attributes('s') ?? 0);
        text = '';
      } else if (open === 'v' || open === 't') isValue = true;
      else if (open === 'rPh') isSpoken = true;
    } else {
      const { close } = event;
      if (close === 'sheetData') return;
      if (close === 'v' || close === 't') isValue = false;
      if (close === 'rPh') isSpoken = false;
      if (close === 'c') {
        const value = cellValue(type, style, text, referred);
        if (value !== null) {
          if (column < 0 || column > 16_383) throw unreadable();
          while (row.cells.length < column) row.cells.push(null);
          row.cells[column] = value;
        }
      }
      if (close !== 'row') continue;
      count += 1;
      if (count === MAX_SHEET_ROWS) throw tooManyRows();
      yield row;
    }
  }
}
