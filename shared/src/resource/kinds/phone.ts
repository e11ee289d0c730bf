import type { CountryCode } from '../../region/index.ts';
import { builder } from './builder.ts';
import type { KindDefinition } from './kind.ts';
import { columnTraits } from './traits.ts';

declare module '../shape.ts' {
  interface KindTypes {
    phone: {
      options: {
        /** The country of numbers without a country code: a fixed one, or that of another field. */
        country?: CountryCode | { field: string };
        initial?: string;
      };
      value: string | null;
    };
  }
}

/** As long as people write one, with its blanks. */
const MOST_CHARACTERS = 30;

/** A phone number, stored as E.164 (`+2290197000000`) and shown in groups. */
export const phone = builder('phone');

export const phoneKind = {
  ...columnTraits,
  operators: ['eq', 'ne', 'like'],
  isText: true,
  input: (field, { parts: { bounded, lineText, missing, notAPhone, phoneNumber } }) => {
    const typed = bounded(lineText(missing(field)), field, MOST_CHARACTERS);
    // What hangs on another field is read, and refused, when the whole record is.
    if (typeof field.country === 'object') return typed;
    const { country = '' } = field;
    return typed
      .refine((text) => phoneNumber(text, country) !== null, notAPhone(country))
      .overwrite((text) => phoneNumber(text, country) ?? text);
  },
  inRecord: (value, field, record, { notAPhone, phoneNumber }) => {
    if (typeof value !== 'string' || typeof field.country !== 'object') return { value };
    const country = record[field.country.field];
    // A change without a country: the save uses the record's own.
    if (country === undefined && !/^(\+|00)/.test(value)) return { value };
    const read = phoneNumber(value, String(country ?? ''));
    return read ? { value: read } : { value, problem: notAPhone(String(country ?? '')) };
  },
  answer: (_field, { z }) => z.string(),
  example: () => '+2290197000000',
} satisfies KindDefinition<'phone'>;
