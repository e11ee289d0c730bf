import { builder } from './builder.ts';
import type { KindDefinition } from './kind.ts';
import { columnTraits } from './traits.ts';

declare module '../shape.ts' {
  interface KindTypes {
    /** No form contains one: only the server writes it. */
    json: { options: { readOnly: true }; value: Readonly<Record<string, unknown>> | null };
  }
}

/** An object with undeclared keys: the content of another resource's record at a moment. */
export const json = builder('json');

export const jsonKind = {
  ...columnTraits,
  operators: [],
  isWide: true,
  fitsInRow: false,
  isSortable: false,
  input: (_field, { z }) => z.record(z.string(), z.unknown()),
  answer: (_field, { z }) => z.record(z.string(), z.unknown()),
} satisfies KindDefinition<'json'>;
