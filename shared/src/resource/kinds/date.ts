import { readDay, typedDay } from '../../reading/index.ts';
import { builder } from './builder.ts';
import type { KindDefinition } from './kind.ts';
import { columnTraits } from './traits.ts';

declare module '../shape.ts' {
  interface KindTypes {
    date: { options: object; value: string | null };
  }
}

/** A day of the calendar, as `2026-11-22`: the same in every time zone. A moment is a `dateTime`. */
export const date = builder('date');

const DAY = /^\d{4}-\d\d-\d\d$/;

/** `2026-11-22` → `22/11/2026`. */
export const formatDay = typedDay;

export const dateKind = {
  ...columnTraits,
  isMoment: true,
  operators: ['eq', 'gte', 'lte'],
  input: (_field, { z }) => z.iso.date('Date attendue, comme 2026-11-22'),
  answer: (_field, { z }) => z.iso.date(),
  example: () => '2026-01-31',
  isValue: (value) => typeof value === 'string' && DAY.test(value) && !Number.isNaN(Date.parse(value)),
  fromCell: readDay,
  text: formatDay,
  comparable: (value) => (typeof value === 'string' && DAY.test(value) ? Date.parse(value) : value),
} satisfies KindDefinition<'date'>;
