import { plainLine } from '../text/index.ts';

/** The codes printed on articles: EAN-8, UPC-A (12 digits) and EAN-13, each with a check digit at its end. */

/** How many digits a code may have, as typed and as stored (a UPC-A is an EAN-13 that begins with 0). */
const LENGTHS: readonly number[] = [8, 12, 13];

/** The digits of what was typed or read; people group them with blanks, full stops and hyphens. */
const digitsOf = (typed: string): string | null => {
  const digits = plainLine(typed).replace(/[\s.-]/g, '');
  return /^\d+$/.test(digits) ? digits : null;
};

/** The last digit that makes a code of these: every second digit from the right counts three times, and all make a multiple of ten. */
export function checkDigit(digits: string): string {
  const sum = [...digits].reduceRight(
    ({ total, weight }, digit) => ({ total: total + Number(digit) * weight, weight: 4 - weight }),
    { total: 0, weight: 3 },
  );
  return String((10 - (sum.total % 10)) % 10);
}

/** Why a text is no bar code (R1107); `null` when it is one. */
export function barcodeProblem(typed: string): string | null {
  const digits = digitsOf(typed);
  if (digits === null || !LENGTHS.includes(digits.length)) return 'Code-barres attendu : 8, 12 ou 13 chiffres';
  return checkDigit(digits.slice(0, -1)) === digits.slice(-1)
    ? null
    : 'Le dernier chiffre ne correspond pas aux autres : vérifiez ce code-barres';
}

/** A bar code as it is stored: 8 or 13 digits; `null` when it is not valid. */
export function barcodeOf(typed: string): string | null {
  const digits = digitsOf(typed);
  if (digits === null || barcodeProblem(digits) !== null) return null;
  return digits.length === 12 ? `0${digits}` : digits;
}

/** A code that a shop gave itself means nothing elsewhere, and may be another shop's as well: EAN-13 from 02, 04 or 2, EAN-8 from 0 or 2. */
const IN_STORE = /^(?:0[24]\d{11}|2\d{12}|[02]\d{7})$/;

/** A stored code under its name in structured data; nothing for a code that a shop gave itself. */
export function gtinOf(barcode: string | null): { gtin8?: string; gtin13?: string } {
  if (barcode === null || IN_STORE.test(barcode)) return {};
  return barcode.length === 8 ? { gtin8: barcode } : { gtin13: barcode };
}
