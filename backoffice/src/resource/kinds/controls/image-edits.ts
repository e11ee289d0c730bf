import type { Image } from '@karite/shared/resource';

/** A picture that is there; `file`: what takes its place, cropped otherwise. */
export type KeptImage = Image & { file?: File };

/** Edits to an ordered list of pictures: those kept, in their new order, those taken out, and new files with their texts. */
export type ImageEdits = { kept: KeptImage[]; removed: string[]; added: File[]; addedAlts?: string[] };

export const NO_EDITS: ImageEdits = { kept: [], removed: [], added: [] };

export const inOrder = (pictures: readonly Image[]): Image[] => [...pictures].sort((a, b) => a.order - b.order);
