import { truncate } from '../../format/index.ts';
import { builder } from './builder.ts';
import type { KindDefinition } from './kind.ts';
import { columnTraits } from './traits.ts';

declare module '../shape.ts' {
  interface KindTypes {
    richText: {
      options: { /** Of the HTML. */ maxLength?: number };
      value: string | null;
    };
  }
}

export const MOST_RICH_CHARACTERS = 20_000;

export { RICH_TAGS } from '../../text/rich-tags.ts';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** The plain text of a rich text, on one line. */
export const textOfHtml = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .split(/\s+/)
    .filter(Boolean)
    .join(' ');

/** A text with headings, lists and links, as HTML that the API has sanitised. */
export const richText = builder('richText');

export const richTextKind = {
  ...columnTraits,
  operators: ['like'],
  isText: true,
  isWide: true,
  fitsInRow: false,
  isSortable: false,
  input: (field, { parts: { bounded, linesText, missing } }) => {
    const html = bounded(linesText(missing(field)), field, field.maxLength ?? MOST_RICH_CHARACTERS);
    return field.required ? html.refine((text) => textOfHtml(text) !== '', missing(field)) : html;
  },
  answer: (_field, { z }) => z.string(),
  example: () => '<p>Un beurre <strong>doux</strong></p>',
  text: (html) => truncate(textOfHtml(html), 80),
} satisfies KindDefinition<'richText'>;
