import { isWebAddress, linkKind } from '../../links/index.ts';
import { builder } from './builder.ts';
import type { KindDefinition } from './kind.ts';
import { columnTraits } from './traits.ts';

declare module '../shape.ts' {
  interface KindTypes {
    url: {
      options: {
        maxLength?: number;
        initial?: string;
        /** A button of the shop's pages: leads to a page of the shop (`/shop`), a site, an address to write to or a number to call. */
        takesOwnPages?: true;
      };
      value: string | null;
    };
  }
}

const MOST_CHARACTERS = 2_000;

/** `https://www.example.com/soins/` → `example.com/soins`. */
export const shortAddress = (url: string): string => url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');

/** The address of a web page, or of whatever a link of the shop may lead to (R2040). */
export const url = builder('url');

export const urlKind = {
  ...columnTraits,
  operators: ['eq', 'ne', 'like'],
  isText: true,
  isSortable: false,
  input: (field, { parts: { bounded, lineText, missing } }) => {
    const line = bounded(lineText(missing(field)), field, field.maxLength ?? MOST_CHARACTERS);
    return field.takesOwnPages
      ? line
          .refine(
            (text) => linkKind(text) !== null,
            'Une page de la boutique (/shop) ou une adresse complète (https://…)',
          )
          .meta({ format: 'uri-reference' })
      : line.refine(isWebAddress, 'Adresse attendue, comme https://example.com').meta({ format: 'uri' });
  },
  answer: (_field, { z }) => z.string(),
  example: () => 'https://example.com/boutique',
  text: shortAddress,
} satisfies KindDefinition<'url'>;
