import { MEASURE, type NumberForm, readNumber } from '../../reading/index.ts';
import type { SchemaTools } from './kind.ts';
import { columnTraits } from './traits.ts';

/** The common options of the number kinds. */

export type NumberOptions = {
  min?: number;
  max?: number;
  step?: number;
  initial?: number;
};

/** The unit shown behind the number: `kg`, `/ 5`. */
export type Counted = { unit?: string };

/** Above any price of the shop, and what `numeric(12,2)` holds. */
export const LARGEST = 999_999_999;

/** The fault of a text in the place of a number; `null` when there is none. */
function unread(input: unknown, form: NumberForm): string | null {
  const read = typeof input === 'string' ? readNumber(input, form) : null;
  return read && 'problem' in read ? read.problem : null;
}

export const numberWithin = (
  { required, min = -LARGEST, max = LARGEST }: NumberOptions & { required?: string | true },
  { z, parts }: SchemaTools,
  form: NumberForm = MEASURE,
) =>
  z
    .number({
      error: ({ input }) => unread(input, form) ?? (required ? parts.missing({ required }) : 'Nombre attendu'),
    })
    .min(min, `${min} au moins`)
    .max(max, `${max} au plus`);

/** How the texts of a kind of number are read, in cells and in forms: one reader (R2100). */
export const readAs = <F>(formOf: (field: F) => NumberForm) => ({
  fromCell: (text: string, field: F) => readNumber(text, formOf(field)),
  fromText: (text: string, field: F): number | string => {
    const read = readNumber(text, formOf(field));
    return 'value' in read ? read.value : text;
  },
  numberForm: formOf,
});

/** As the database stores it: two decimals. */
export const cents = (value: unknown) => (typeof value === 'number' ? Math.round(value * 100) : value);

export const numberTraits = {
  ...columnTraits,
  operators: ['eq', 'ne', 'gte', 'lte'],
  isNumber: true,
  isValue: (value: unknown) => typeof value === 'number' && Number.isFinite(value),
  answer: (_field: NumberOptions, { z }: SchemaTools) => z.number(),
  ...readAs(() => MEASURE),
} as const;
