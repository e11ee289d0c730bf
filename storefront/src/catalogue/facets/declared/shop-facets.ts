import { facets, type ShopFacet } from './describe.ts';

export const FACETS: readonly ShopFacet[] = facets.map(({ field, key, by, valid, most, isTree }) => ({
  field,
  key,
  by,
  valid,
  most,
  ...(isTree && { isTree }),
}));
