import type { Kind } from '@karite/shared/resource';

/** Kinds that take the whole width of a form and of the details. */
export const WIDE: readonly Kind[] = ['longText', 'image', 'images', 'manyToMany', 'children', 'lines'];
