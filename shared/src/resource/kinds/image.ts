import { z } from 'zod';
import { mediaPath, missing, type UploadedFile, upload } from '../schemas.ts';
import { builder } from './builder.ts';
import type { KindDefinition } from './kind.ts';

declare module '../shape.ts' {
  interface KindTypes {
    image: {
      options: { hint?: string };
      value: string | null;
      input: string | UploadedFile | null;
    };
  }
}

/** One picture, by its path below `/media/`. */
export const image = builder('image');

export const imageKind = {
  storage: 'column',
  empty: null,
  operators: [],
  isNumber: false,
  isText: false,
  hasPictures: true,
  isWide: true,
  fitsInRow: false,
  isSortable: false,
  staysWhenAbsent: true,
  input: (field) => z.union([mediaPath, upload], field.required ? missing(field) : 'Image attendue'),
  answer: () => z.string(),
} satisfies KindDefinition<'image'>;
