import { formatDate } from '../../format/index.ts';
import { readMoment } from '../../reading/index.ts';
import { builder } from './builder.ts';
import type { KindDefinition } from './kind.ts';
import { columnTraits } from './traits.ts';

declare module '../shape.ts' {
  interface KindTypes {
    dateTime: {
      options: {
        /** The moment of its writing, by the database's clock. */
        initial?: 'now';
        /** Something ends with it: a day without a time is its last moment, not its first (R2111). */
        isEnd?: true;
        /** Lists show the time as well as the day. */
        withTime?: true;
      };
      value: string | null;
    };
  }
}

/** A moment, in UTC: when something happened or is due. A day of the calendar is a `date`. */
export const dateTime = builder('dateTime');

export const dateTimeKind = {
  ...columnTraits,
  isMoment: true,
  operators: ['gte', 'lte'],
  // A request must include the time zone of a moment.
  input: (_field, { z }) => z.iso.datetime({ offset: true, message: 'Date et heure attendues' }),
  answer: (_field, { parts }) => parts.moment,
  example: () => '2026-01-31T09:30:00.000Z',
  isValue: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  fromCell: (text, { isEnd }, timeZone) => readMoment(text, { timeZone, isEnd }),
  text: (value) => formatDate(value),
  comparable: (value) => {
    const at = typeof value === 'string' ? Date.parse(value) : Number.NaN;
    return Number.isNaN(at) ? value : at;
  },
} satisfies KindDefinition<'dateTime'>;
