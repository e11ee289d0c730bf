import { barcodeOf } from '@karite/shared/barcode';
import { lineText } from '@karite/shared/resource/validation';
import type { Read } from '../cell.ts';
import type { KindDefinition } from '../kind.ts';
import { textColumn } from './text-column.ts';

/** A spreadsheet that read a code as a number has lost its leading zeros; the check digit tells whether it had any. */
function readCode(cell: string): Read {
  // A sheet may show a number with its thousands apart, or with decimals that are none.
  const bare = cell.replace(/\s/g, '').replace(/,0+$/, '');
  const digits = /^\d{1,13}$/.test(bare) ? bare : '';
  const whole = digits.length > 8 ? digits.padStart(13, '0') : digits.padStart(8, '0');
  return { value: digits && barcodeOf(whole) ? whole : cell };
}

const code = lineText()
  .max(30)
  .overwrite((text) => barcodeOf(text) ?? text);

export const barcodeKind: KindDefinition<'barcode'> = {
  ...textColumn,
  filterValue: () => code,
  readCell: readCode,
};
