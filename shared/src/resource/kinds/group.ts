import type { Field } from '../shape.ts';
import { builder } from './builder.ts';
import type { KindDefinition } from './kind.ts';
import { columnTraits } from './traits.ts';

declare module '../shape.ts' {
  interface KindTypes {
    group: {
      options: { fields: Readonly<Record<string, Field>> };
      value: Readonly<Record<string, unknown>> | null;
    };
  }
}

/** Fields within a field: the street and the town of an address. Written and returned as one object; `null` when all are blank. */
export const group = builder('group');

const isBlank = (value: Readonly<Record<string, unknown>>): boolean =>
  Object.values(value).every((each) => each === null || each === undefined);

export const groupKind = {
  ...columnTraits,
  operators: [],
  isWide: true,
  fitsInRow: false,
  isSortable: false,
  input: (field, { parts: { missing }, row }) => {
    const whole = row(field.fields);
    if (field.required) return whole.refine((value) => !isBlank(value), missing(field));
    return whole.transform((value) => (isBlank(value) ? null : value));
  },
  // Values stored before the declaration changed are still returned.
  answer: ({ fields }, { z, row }) =>
    z.object(Object.fromEntries(Object.entries(row(fields)).map(([name, schema]) => [name, schema.nullable()]))),
} satisfies KindDefinition<'group'>;
