import { builder } from './builder.ts';
import type { KindDefinition } from './kind.ts';

declare module '../shape.ts' {
  interface KindTypes {
    colour: {
      options: { initial?: string };
      value: string | null;
    };
  }
}

/** A colour as `#b54e5a`. */
export const colour = builder('colour');

export const colourKind = {
  storage: 'column',
  empty: null,
  operators: ['eq'],
  isNumber: false,
  isText: false,
  hasPictures: false,
  isWide: false,
  fitsInRow: true,
  isSortable: true,
  staysWhenAbsent: false,
  input: (_field, { z }) => z.string().regex(/^#[0-9a-f]{6}$/i, 'Couleur attendue, comme #b54e5a'),
  answer: (_field, { z }) => z.string(),
} satisfies KindDefinition<'colour'>;
