import type { Facet, FacetOptions } from './shape.ts';

/** Whether a facet counts ranges of numbers instead of each value. */
export const countsRanges = (facet: Facet): facet is FacetOptions =>
  facet !== true && (facet.between ?? facet.atLeast) !== undefined;

/** The key of a facet in the addresses of the shop: its own, or the name of the field, `brand` for `brandId`. */
export const facetKey = (name: string, facet: Facet): string =>
  (facet !== true && facet.key) || name.replace(/Id$/, '');
