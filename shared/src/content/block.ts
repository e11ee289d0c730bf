import type { BlockKind, Drawing, Shelf } from './labels.ts';

export type ContentLink = { label: string; to: string };

/** The fields of a block, without the empty ones. */
export type Block = {
  id: string;
  kind: BlockKind;
  drawing?: Drawing;
  /** A path below /media/. */
  picture?: string;
  alt?: string;
  over?: string;
  title?: string;
  text?: string;
  /** Sanitised by the API. */
  html?: string;
  link?: string;
  linkLabel?: string;
  shelf?: Shelf;
  categoryId?: string;
  brandId?: string;
  collectionId?: string;
  products?: readonly string[];
  isTinted?: boolean;
  questions?: readonly { question: string; answer: string }[];
  links?: readonly ContentLink[];
  facts?: readonly { label: string; value: string }[];
};

/** A block as it was published: also when it is shown. */
export type DatedBlock = Block & { isOff?: boolean; startsAt?: string; endsAt?: string };

/** All that is published at once of a page. */
export type PublishedContent = { title: string; summary?: string; blocks: readonly DatedBlock[] };
