import type { Image } from '@karite/shared/resource';

/** A picture in a form: a stored one by its id, a new file, a stored one that a file replaces, or one of the library by its path. */
export type DraftImage = Partial<Pick<Image, 'id' | 'url' | 'alt'>> & { file?: File };

/** Stored pictures in their order. */
export const inOrder = (pictures: readonly Image[]): Image[] => [...pictures].sort((a, b) => a.order - b.order);

/** The pictures of what is dropped or pasted; a text or another file is none. */
export const picturesIn = (transfer: Pick<DataTransfer, 'files'> | null): File[] =>
  [...(transfer?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
