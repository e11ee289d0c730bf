import { MAX_COLUMNS, type SheetRow } from './limits.ts';

type Merge = { first: number; last: number; from: number; to: number; value: SheetRow['cells'][number] };

/** More of them than this no list of a shop has. */
const MOST = 20_000;

/** The column of `BC12`, from 0. */
export const columnOf = (reference: string): number => {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '') column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
};

const rowOf = (reference: string): number => Number(/\d+$/.exec(reference)?.[0] ?? 0);

/** Where merged cells are named: behind all rows of a sheet. */
function mergesIn(sheet: Buffer): Merge[] {
  const end = sheet.lastIndexOf('sheetData');
  const tail = end < 0 ? '' : sheet.subarray(end).toString('latin1');
  const found: Merge[] = [];
  for (const [, from = '', to = ''] of tail.matchAll(
    /<(?:\w+:)?mergeCell\s[^>]*?ref\s*=\s*["']([A-Z]+\d+):([A-Z]+\d+)["']/g,
  )) {
    const [left, right] = [columnOf(from), Math.min(columnOf(to), MAX_COLUMNS)];
    found.push({ first: rowOf(from), last: rowOf(to), from: left, to: right, value: null });
    if (found.length === MOST) break;
  }
  return found.sort((a, b) => a.first - b.first);
}

/** Gives every cell of a merge the value of its first one (R2122), for the rows of a sheet in their order. */
export function fillMerges(sheet: Buffer) {
  const waiting = mergesIn(sheet);
  let open: Merge[] = [];
  return (row: number, cells: SheetRow['cells']): void => {
    open = open.filter(({ last }) => last >= row);
    for (let next = waiting[0]; next && next.first <= row; next = waiting[0]) {
      waiting.shift();
      if (next.last >= row) open.push(next);
    }
    for (const merge of open) {
      if (merge.first === row) merge.value = cells[merge.from] ?? null;
      for (let at = merge.from; at <= merge.to; at += 1) {
        while (cells.length <= at) cells.push(null);
        cells[at] ??= merge.value;
      }
    }
  };
}
