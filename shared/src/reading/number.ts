import { CURRENCY_CODES, CURRENCY_SYMBOL, LOCALE, TYPED_CURRENCY } from '../locale/index.ts';
import { plainText } from './plain-text.ts';

/** The typed value; or the reason why it is invalid, in French for the user. */
export type Reading<V> = { value: V } | { problem: string };

/** How a number may be written. */
export type NumberForm = {
  /** Digits after the comma, at most. */
  decimals: 0 | 2;
  /** The units that may accompany it: `kg`, `%`, `USD`. Of the shop's currency all names are accepted. */
  unit?: string | undefined;
  /** Three digits after a comma or point may be decimals: a weight, a rate, a share. Those of an amount or a count never are. */
  isMeasure?: boolean;
};

/** An amount of money in the shop's currency. */
export const AMOUNT: NumberForm = { decimals: 2, unit: CURRENCY_SYMBOL };
/** A number of pieces. */
export const COUNT: NumberForm = { decimals: 0 };
/** A weight, a rate. */
export const MEASURE: NumberForm = { decimals: 2, isMeasure: true };
/** A share of a hundred. */
export const PERCENT: NumberForm = { decimals: 2, isMeasure: true, unit: '%' };

/** An amount in a currency, by its code. */
export const amountIn = (currency: string): NumberForm => ({ decimals: 2, unit: currency });

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`).replace(/\s+/g, ' ?');

/** The codes and the symbol of the shop's currency, one of which stands for all. */
const SHOP_UNITS = [CURRENCY_SYMBOL, ...CURRENCY_CODES];
const SHOP_UNIT = `(?:${[...SHOP_UNITS.map(escaped), ...(TYPED_CURRENCY ? [TYPED_CURRENCY] : [])].join('|')})`;
/** Before a number: a code, or the symbol. */
const isNamedBefore = (unit: string) => /^[A-Z]{3,4}$/.test(unit) || unit === CURRENCY_SYMBOL;

/** The text without its unit, which follows the number; a currency may also precede it. */
function withoutUnit(text: string, unit: string | undefined): string {
  if (!unit) return text;
  const named = SHOP_UNITS.includes(unit) ? SHOP_UNIT : escaped(unit);
  const behind = text.replace(new RegExp(` ?${named}$`, 'i'), '');
  return isNamedBefore(unit) ? behind.replace(new RegExp(`^${named} ?(?=[-+.,\\d])`, 'i'), '') : behind;
}

const exact = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 20 });

const isGrouped = ([first = '', ...others]: readonly string[]): boolean =>
  /^[1-9]\d{0,2}$/.test(first) && others.every((part) => /^\d{3}$/.test(part));

/** The digits of a number without sign, the decimals behind a point; both readings where there are two; `null`: it is none. */
function digitsOf(text: string, isMeasure: boolean): string | [string, string] | null {
  const parts = text.split(/[.,' ]/);
  const marks = text.replace(/\d/g, '');
  const [mark = '', ...others] = marks;
  const last = marks.at(-1) ?? '';
  if (marks === '') return text;
  if (parts.slice(1).includes('') || (parts[0] === '' && marks.length > 1)) return null;
  const tail = parts.at(-1) ?? '';
  const heads = parts.slice(0, -1);
  const isUniform = others.every((other) => other === mark);
  if (isUniform && (marks.length > 1 || !/[.,]/.test(mark))) return isGrouped(parts) ? parts.join('') : null;
  // The last mark is before the decimals, those ahead of it group thousands.
  if (!/[.,]/.test(last) || marks.indexOf(last) !== marks.length - 1) return null;
  if (!isUniform && !(isGrouped(heads) && others.slice(0, -1).every((other) => other === mark))) return null;
  const head = heads.join('');
  if (tail.length <= 2) return `${head || '0'}.${tail}`;
  if (isUniform && !isMeasure && isGrouped(parts)) return head + tail;
  return [head + tail, `${head || '0'}.${tail}`];
}

/**
 * Reads a number as people write it (R2100): `15 000`, `15.000`, `15,000 CFA`, `1'500,50`. Blanks, points, commas and
 * apostrophes group thousands where three digits follow. What has two readings is refused, and both are named (R2101).
 */
export function readNumber(typed: string, { decimals, unit, isMeasure = false }: NumberForm): Reading<number> {
  const refused = { problem: `Nombre attendu : « ${typed.trim()} »` };
  const bare = withoutUnit(plainText(typed), unit).replace(/ ?[.,] ?-{1,2}$/, '');
  const [, sign = '', body = ''] = /^([-+]?) ?(.*)$/.exec(bare) ?? [];
  if (!/^[\d.,' ]*\d[\d.,' ]*$/.test(body)) return refused;
  const digits = digitsOf(body.replace(/[.,]$/, ''), isMeasure);
  if (digits === null) return refused;
  const signed = (text: string) => Number(text) * (sign === '-' ? -1 : 1) || 0;
  if (Array.isArray(digits)) {
    const [whole, broken] = digits.map((text) => exact.format(signed(text)));
    return { problem: `« ${typed.trim()} » peut se lire ${whole} ou ${broken}. Veuillez préciser.` };
  }
  if (decimals === 0 && /\.\d*[1-9]/.test(digits)) return { problem: `Nombre entier attendu : « ${typed.trim()} »` };
  return { value: signed(digits) };
}

/** A number as a field to type in holds it: `1500,5`. */
export const typedNumber = (value: number): string => String(value).replace('.', ',');
