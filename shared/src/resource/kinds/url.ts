import { builder } from './builder.ts';
import type { KindDefinition } from './kind.ts';
import { columnTraits } from './traits.ts';

declare module '../shape.ts' {
  interface KindTypes {
    url: { options: { maxLength?: number; initial?: string }; value: string | null };
  }
}

const MOST_CHARACTERS = 2_000;

const LABEL = /^[\p{L}\p{N}_-]{1,63}$/u;
const PORT = /^\d{1,5}$/;

/** Whether a text is the address of a web page: `http` or `https`, with a host, and nobody's name or password in it. */
export function isWebAddress(text: string): boolean {
  const [, site] = /^https?:\/\/([^/?#]+)[^\s\\]*$/i.exec(text) ?? [];
  if (!site) return false;
  const [host = '', port, ...more] = site.split(':');
  return (
    host.split('.').every((label) => LABEL.test(label)) && (port === undefined || PORT.test(port)) && more.length === 0
  );
}

/** `https://www.example.com/soins/` → `example.com/soins`. */
export const shortAddress = (url: string): string => url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');

/** The address of a web page. */
export const url = builder('url');

export const urlKind = {
  ...columnTraits,
  operators: ['eq', 'ne', 'like'],
  isText: true,
  isSortable: false,
  input: (field, { parts: { bounded, lineText, missing } }) =>
    bounded(lineText(missing(field)), field, field.maxLength ?? MOST_CHARACTERS)
      .refine(isWebAddress, 'Adresse attendue, comme https://example.com')
      .meta({ format: 'uri' }),
  answer: (_field, { z }) => z.string(),
  example: () => 'https://example.com/boutique',
  text: shortAddress,
} satisfies KindDefinition<'url'>;
