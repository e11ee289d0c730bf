import { readDocument } from './documents.ts';
import { MEDIA_PATH } from './media-path.ts';

export * from './documents.ts';

/**
 * How a stored picture is named. The name contains its size and its main colour. A page can reserve the space, paint it
 * before the picture arrives, and offer every width, without another call or table.
 * `/media/<32 hex>-<width>x<height>-<rrggbb>.webp` is the picture itself; `….w400.webp` is the same, 400 px wide.
 */
export { MEDIA_PATH };

/** The widths, in px, that are stored of a picture that is wider than that. */
export const MEDIA_WIDTHS = [160, 400, 800] as const;

/** The widest picture that is stored, in px. */
export const MEDIA_MAX_WIDTH = 1600;

const NAME = /^\/media\/([0-9a-f]{32}-(\d{1,4})x(\d{1,5})-([0-9a-f]{6}))\.webp$/;

export type Picture = {
  url: string;
  width: number;
  height: number;
  /** The average colour, as `#rrggbb`. */
  colour: string;
  /** Narrow to wide; the last is the picture itself. */
  variants: { width: number; url: string }[];
};

/** The path of the card that a link to this picture's page becomes when it is shared; `null` when it is not one of ours. */
export const sharePicture = (url: string): string | null => {
  const stem = NAME.exec(url)?.[1];
  return stem ? `${MEDIA_PATH}${stem}.og.jpg` : null;
};

/** The AVIF file of the same picture as a WebP of ours, which exists when it is smaller. */
export const avifBeside = (name: string): string => name.replace(/\.webp$/, '.avif');

/** A picture of ours no wider than this, in px, has all its sizes at once; of a wider one this width is there first. */
export const FIRST_WIDTH = 400;

/** What a picture's sizes are made of, and what is shown until they are there: names of files; `null` where nothing is left to make. */
export function unfinishedFiles(url: string): { source: string; first: string } | null {
  const [, stem = '', width] = NAME.exec(url) ?? [];
  if (Number(width ?? 0) <= FIRST_WIDTH) return null;
  return { source: `${stem}.source`, first: `${stem}.w${FIRST_WIDTH}.webp` };
}

/** The path of the picture that a WebP file is a size of. */
export const pictureOf = (file: string): string => MEDIA_PATH + file.replace(/\.w\d+\.webp$/, '.webp');

/**
 * The names of the files of a path: one for a document; for a picture one per width, and those that are made later or on the
 * first request. `null` when the path is not one of ours.
 */
export function filesOf(url: string): { always: string[]; later: string[] } | null {
  const document = readDocument(url);
  if (document) return { always: [document.file], later: [] };
  const [picture, card] = [readPicture(url), sharePicture(url)];
  if (!picture || !card) return null;
  const always = picture.variants.map((variant) => variant.url.slice(MEDIA_PATH.length));
  return { always, later: [...always.map(avifBeside), card.slice(MEDIA_PATH.length)] };
}

/** Whether a path is one of our stored pictures. */
export const isMediaUrl = (url: string): boolean => NAME.test(url);

/** Reads a picture's size, colour and widths from its path; `null` when the path is not one of ours. */
export function readPicture(url: string): Picture | null {
  const match = NAME.exec(url);
  if (!match) return null;
  const [, stem = '', width = '', height = '', colour = ''] = match;
  const narrow = MEDIA_WIDTHS.filter((w) => w < Number(width));
  return {
    url,
    width: Number(width),
    height: Number(height),
    colour: `#${colour}`,
    variants: [
      ...narrow.map((w) => ({ width: w, url: `${MEDIA_PATH}${stem}.w${w}.webp` })),
      { width: Number(width), url },
    ],
  };
}
