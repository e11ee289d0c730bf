import { formatDate } from '../../format/index.ts';
import { builder } from './builder.ts';
import { dayIn } from './cell-text.ts';
import type { KindDefinition } from './kind.ts';
import { columnTraits } from './traits.ts';

declare module '../shape.ts' {
  interface KindTypes {
    dateTime: {
      options: { /** The moment of its writing, by the database's clock. */ initial?: 'now' };
      value: string | null;
    };
  }
}

/** A moment, in UTC: when something happened or is due. A day of the calendar is a `date`. */
export const dateTime = builder('dateTime');

/** Hours, minutes and what may follow: nothing, or a blank, at midnight. */
const CLOCK = /^(?:[T ,]+(\d{1,2})(?::|h)(\d\d)(?::(\d\d)(?:\.\d{1,6})?)?\s*(Z|[+-]\d\d:\d\d)?)?$/;

export const dateTimeKind = {
  ...columnTraits,
  operators: ['gte', 'lte'],
  input: (_field, { z }) => z.iso.datetime({ offset: true, message: 'Date et heure attendues' }),
  answer: (_field, { parts }) => parts.moment,
  example: () => '2026-01-31T09:30:00.000Z',
  isValue: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  fromCell: (text, _field, isLocal) => {
    const found = dayIn(text);
    const clock = found && CLOCK.exec(found.rest);
    if (!clock) return undefined;
    const [, hours = '0', minutes = '00', seconds = '00', zone = isLocal ? '' : 'Z'] = clock;
    const at = new Date(`${found.day}T${hours.padStart(2, '0')}:${minutes}:${seconds}${zone}`);
    return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
  },
  text: (value) => formatDate(value),
  comparable: (value) => {
    const at = typeof value === 'string' ? Date.parse(value) : Number.NaN;
    return Number.isNaN(at) ? value : at;
  },
} satisfies KindDefinition<'dateTime'>;
