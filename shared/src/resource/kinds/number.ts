import type { SchemaTools } from './kind.ts';
import { columnTraits } from './traits.ts';

/** What the kinds of numbers have in common. */

export type NumberOptions = {
  min?: number;
  max?: number;
  step?: number;
  initial?: number;
};

/** What is counted, as it stands behind the number: `kg`, `/ 5`. */
export type Counted = { unit?: string };

/** Above any price of the shop, and what `numeric(12,2)` holds. */
export const LARGEST = 999_999_999;

export const numberWithin = (
  { required, min = -LARGEST, max = LARGEST }: NumberOptions & { required?: string | true },
  { z, parts }: SchemaTools,
) =>
  z
    .number(required ? parts.missing({ required }) : 'Nombre attendu')
    .min(min, `${min} au moins`)
    .max(max, `${max} au plus`);

/** Thousands set apart by points, as in `15.000`: fifteen thousand to whoever wrote it, and fifteen to a machine. */
const POINTED = /^-?[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/;

/**
 * A number as a spreadsheet has it, `1 500,50` in French or `9 500 FCFA` as lists show it; `null` where it is none, and where
 * it can be read in two ways (`15.000`).
 */
export function numberIn(text: string): number | null {
  const said = text.replace(/[\s\u00a0\u202f]/g, '').replace(/F?CFA$/i, '');
  const digits = said.replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(digits) && !POINTED.test(said) ? Number(digits) : null;
}

/** As the database keeps it: two decimals. */
export const cents = (value: unknown) => (typeof value === 'number' ? Math.round(value * 100) : value);

export const numberTraits = {
  ...columnTraits,
  operators: ['eq', 'ne', 'gte', 'lte'],
  isNumber: true,
  isValue: (value: unknown) => typeof value === 'number' && Number.isFinite(value),
  answer: (_field: NumberOptions, { z }: SchemaTools) => z.number(),
  fromCell: (text: string) => numberIn(text) ?? undefined,
  fromText: (text: string) => (/^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : text),
} as const;
