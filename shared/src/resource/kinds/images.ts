import type { UploadedFile } from '../schemas.ts';
import { builder } from './builder.ts';
import type { KindDefinition } from './kind.ts';
import { listTraits } from './traits.ts';

declare module '../shape.ts' {
  interface KindTypes {
    images: {
      /** `most`: so many pictures at most. `ratio`: width by height as the shop shows them; another is offered to be cropped. */
      options: { hint?: string; most?: number; ratio?: number };
      value: Image[];
      input: UploadedFile[];
    };
  }
}

/** One picture of an ordered list. `url` is a path below `/media/`. */
export type Image = { id: string; url: string; order: number };

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * A list of pictures is edited by three keys: new files, kept ones with their order, and ids to delete (R1402). A fourth may say
 * the places of the new files among them all; they come last where it does not.
 */
export const imageKeys = (name: string) => ({
  added: `new${capitalised(name)}`,
  kept: `existing${capitalised(name)}`,
  deleted: `${name}ToDelete`,
  places: `new${capitalised(name)}Order`,
});

const parseJson = (value: unknown) => {
  try {
    return typeof value === 'string' ? JSON.parse(value) : value;
  } catch {
    return value;
  }
};
/** What is said of more pictures than there may be. */
export const mostImages = ({ most }: { most?: number }): string | undefined =>
  most === undefined ? undefined : `${most} images au plus`;

/** An ordered list of pictures. */
export const images = builder('images');

export const imagesKind = {
  ...listTraits,
  hasPictures: true,
  hasFiles: true,
  input: (field, { z, parts }) => z.array(parts.upload).max(field.most ?? parts.LONGEST_LIST, mostImages(field)),
  answer: (_field, { z }) => z.array(z.object({ id: z.uuid(), url: z.string(), order: z.number() })),
  edits: {
    keys: (name) => Object.values(imageKeys(name)),
    schemas: (name, { schema, list, z, parts: { id, LONGEST_LIST } }) => {
      const keys = imageKeys(name);
      const order = z.number().int().min(0).max(LONGEST_LIST);
      const place = z.object({ id, order });
      return {
        [keys.added]: schema,
        [keys.kept]: z.preprocess(parseJson, z.array(place).max(LONGEST_LIST).optional()),
        [keys.places]: z.preprocess(parseJson, z.array(order).max(LONGEST_LIST).optional()),
        [keys.deleted]: list(z.array(id).max(LONGEST_LIST)),
      };
    },
    instead: (name) => {
      const { added, kept, deleted } = imageKeys(name);
      return `Pour changer ces images, envoyez ${added}, ${kept} ou ${deleted}`;
    },
  },
} satisfies KindDefinition<'images'>;
