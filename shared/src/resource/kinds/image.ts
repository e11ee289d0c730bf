import type { UploadedFile } from '../schemas.ts';
import { builder } from './builder.ts';
import type { KindDefinition } from './kind.ts';
import { columnTraits } from './traits.ts';

declare module '../shape.ts' {
  interface KindTypes {
    image: {
      /** `ratio`: width by height as the shop shows it; a picture of another is offered to be cropped before it is sent. */
      options: { hint?: string; ratio?: number };
      value: string | null;
      input: string | UploadedFile | null;
    };
  }
}

/** One picture, by its path below `/media/`. */
export const image = builder('image');

export const imageKind = {
  ...columnTraits,
  operators: [],
  hasPictures: true,
  hasFiles: true,
  isWide: true,
  fitsInRow: false,
  isSortable: false,
  staysWhenAbsent: true,
  input: (field, { z, parts }) =>
    z.union([parts.mediaPath, parts.upload], field.required ? parts.missing(field) : 'Image attendue'),
  answer: (_field, { z }) => z.string(),
  example: () => '/media/0123456789abcdef0123456789abcdef-600x400-b54e5a.webp',
} satisfies KindDefinition<'image'>;
