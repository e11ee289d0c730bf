import type { Fault } from '../faults/index.ts';
import type { OtherCurrency, ShopCurrency, ShopSettings } from './define-shop.ts';

/** A field, what is wrong with it, and the remedy. */
type Problem = [field: string, problem: string, remedy: string];

const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
const isCode = (code: string) => CODES.has(code);

function isLocale(locale: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale).length > 0;
  } catch {
    return false; // not even written as one
  }
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text).source !== '';
  } catch {
    return false;
  }
}

function* problemsOfCurrency({
  codes,
  symbol,
  decimals,
  typedAs = 'x',
  ofOneFranc = 1,
}: ShopCurrency): Generator<Problem> {
  if (codes.length === 0) yield ['currency.codes', 'are empty', "Write codes: ['EUR']"];
  for (const code of codes)
    if (!isCode(code))
      yield ['currency.codes', `"${code}" is no ISO 4217 code`, "Write three capitals: codes: ['EUR']"];
  if (symbol.trim() === '') yield ['currency.symbol', 'is empty', "Write symbol: '€'"];
  if (decimals !== 0 && decimals !== 2) yield ['currency.decimals', 'are not stored', 'Write 0 or 2'];
  if (!isPattern(typedAs)) yield ['currency.typedAs', 'is no regular expression', "Write typedAs: 'euros?'"];
  if (!(ofOneFranc > 0)) yield ['currency.ofOneFranc', 'is no amount', 'Write more than 0: ofOneFranc: 0.002'];
}

function* problemsOfOther(code: string, { label, decimals }: OtherCurrency): Generator<Problem> {
  const field = `otherCurrencies.${code}`;
  if (!isCode(code))
    yield [field, 'is no ISO 4217 code', "Write three capitals: GHS: { label: 'Cedi (GHS)', decimals: 2 }"];
  if (label.trim() === '') yield [`${field}.label`, 'is empty', "Write label: 'Cedi (GHS)'"];
  if (decimals !== 0 && decimals !== 2) yield [`${field}.decimals`, 'are not stored', 'Write 0 or 2'];
}

function* problemsOf({ currency, locale, otherCurrencies = {} }: ShopSettings): Generator<Problem> {
  if (currency) yield* problemsOfCurrency(currency);
  if (locale !== undefined && !isLocale(locale))
    yield ['locale', `"${locale}" is no locale that Node.js supports`, "Write a BCP 47 tag: locale: 'fr-BE'"];
  for (const [code, other] of Object.entries(otherCurrencies)) yield* problemsOfOther(code, other);
}

/** What is wrong with the currencies and the locale of a shop. Its countries and modes of delivery are checked later, with their resources. */
export const shopFaults = (settings: ShopSettings): Fault[] =>
  Array.from(problemsOf(settings), ([field, problem, remedy]) => ({
    resource: 'shop',
    field,
    problem,
    remedy,
    place: null,
  }));
