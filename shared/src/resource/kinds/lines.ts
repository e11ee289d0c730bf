import type { Field } from '../shape.ts';
import { builder } from './builder.ts';
import type { KindDefinition } from './kind.ts';
import { listTraits } from './traits.ts';

declare module '../shape.ts' {
  interface KindTypes {
    lines: {
      options: {
        fields: Readonly<Record<string, Field>>;
        /** The rows that a resource with one record begins with. */
        initial?: readonly Readonly<Record<string, unknown>>[];
      };
      value: Record<string, unknown>[];
    };
  }
}

/** Rows that belong to this record alone and have no page of their own. */
export const lines = builder('lines');

export const linesKind = {
  ...listTraits,
  input: ({ fields }, { z, parts, row }) => z.array(row(fields)).max(parts.LONGEST_LIST),
  answer: ({ fields }, { z, row }) => z.array(z.object(row(fields))),
} satisfies KindDefinition<'lines'>;
