import type { UploadedFile } from '../schemas.ts';
import { builder } from './builder.ts';
import type { KindDefinition, SchemaTools } from './kind.ts';
import { listTraits } from './traits.ts';

declare module '../shape.ts' {
  interface KindTypes {
    images: {
      /**
       * `most`: so many pictures at most. `ratio`: width by height as the shop shows them; another is offered to be cropped.
       * `from`: a `belongsTo('self')` field; a record without pictures shows those of the record that it points to.
       */
      options: { hint?: string; most?: number; ratio?: number; from?: string };
      value: Image[];
      input: (string | UploadedFile)[];
    };
  }
}

/**
 * One picture of an ordered list. `url` is a path below `/media/`; `alt`: what is read out in its place, where somebody wrote
 * it; `isShared`: it is of the record that this one points to, and no request changes it from here.
 */
export type Image = { id: string; url: string; order: number; alt?: string; isShared?: true };

/** The pictures of a record's own. */
export const ownImages = <Each extends { isShared?: true }>(images: readonly Each[]): Each[] =>
  images.filter(({ isShared }) => !isShared);

/** The longest alternative text, in characters: a sentence. */
export const LONGEST_ALT = 150;

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * A list of pictures is edited by three keys: new files, or paths of stored ones, existing ones with their order, and ids to delete (R1402). A fourth
 * may contain the places of the new files among them all; they come last where it does not. A fifth has their alternative
 * texts, in their order, of a new record as well; the existing ones carry theirs (R1582).
 */
export const imageKeys = (name: string) => ({
  added: `new${capitalised(name)}`,
  existing: `existing${capitalised(name)}`,
  deleted: `${name}ToDelete`,
  places: `new${capitalised(name)}Order`,
  alts: `new${capitalised(name)}Alt`,
});

const parseJson = (value: unknown) => {
  try {
    return typeof value === 'string' ? JSON.parse(value) : value;
  } catch {
    return value;
  }
};
/** The message about too many pictures. */
export const mostImages = ({ most }: { most?: number }): string | undefined =>
  most === undefined ? undefined : `${most} images au plus`;

/** Alternative texts; a blank one is none. */
const altOf = (z: SchemaTools['z']) =>
  z.string('Texte attendu').trim().max(LONGEST_ALT, `${LONGEST_ALT} caractères au plus`);
const altsOf = ({ z, parts: { LONGEST_LIST } }: SchemaTools) =>
  z.preprocess(parseJson, z.array(altOf(z)).max(LONGEST_LIST).optional());

/** An ordered list of pictures. */
export const images = builder('images');

export const imagesKind = {
  ...listTraits,
  hasPictures: true,
  hasFiles: true,
  input: (field, { z, parts }) =>
    z
      .array(z.union([parts.mediaPath, parts.upload], 'Image attendue'))
      .max(field.most ?? parts.LONGEST_LIST, mostImages(field)),
  answer: (_field, { z }) =>
    z.array(
      z.object({
        id: z.uuid(),
        url: z.string(),
        order: z.number(),
        alt: z.string().optional(),
        isShared: z.literal(true).optional(),
      }),
    ),
  edits: {
    keys: (name) => Object.values(imageKeys(name)),
    besides: (name, tools) => ({ [imageKeys(name).alts]: altsOf(tools) }),
    schemas: (name, { schema, list, z, parts }) => {
      const { id, LONGEST_LIST } = parts;
      const keys = imageKeys(name);
      const order = z.number().int().min(0).max(LONGEST_LIST);
      const place = z.object({ id, order, alt: altOf(z).nullable().optional() });
      return {
        [keys.added]: schema,
        [keys.existing]: z.preprocess(parseJson, z.array(place).max(LONGEST_LIST).optional()),
        [keys.places]: z.preprocess(parseJson, z.array(order).max(LONGEST_LIST).optional()),
        [keys.alts]: altsOf({ z, parts }),
        [keys.deleted]: list(z.array(id).max(LONGEST_LIST)),
      };
    },
    instead: (name) => {
      const { added, existing, deleted } = imageKeys(name);
      return `Pour changer ces images, envoyez ${added}, ${existing} ou ${deleted}`;
    },
  },
} satisfies KindDefinition<'images'>;
