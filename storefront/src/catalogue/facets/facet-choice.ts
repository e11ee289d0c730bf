import type { FacetParams } from '@karite/shared/paths';
import type { FacetQuery } from '../../api/catalogue.ts';
import type { ShopFacet } from './declared/describe.ts';
import { FACETS } from './declared/shop-facets.ts';

/** The facets that lists have in common; each page reads its category for itself. */
const READ = FACETS.filter(({ isTree }) => !isTree);

/** Reads the chosen facets of a list from its address (R1806), but for that of a field; invalid values are ignored. */
export const readFacets = (search: URLSearchParams, without?: string): FacetParams =>
  Object.fromEntries(
    READ.map(({ field, key, valid, most }) => {
      const isValid = new RegExp(`^(${valid})$`);
      const values = (search.get(key) ?? '').split(',').filter((value) => field !== without && isValid.test(value));
      return [key, values.slice(0, most).join(',') || undefined];
    }),
  );

export const isChosen = (choice: FacetParams): boolean => Object.values(choice).some(Boolean);

/** The filters of the API for the chosen values of one facet. */
function filtersOf({ field, by }: ShopFacet, chosen = ''): [string, unknown][] {
  const [low, high] = chosen.split('-').map(Number);
  const filters: [string, unknown][] =
    by === 'any'
      ? [[field, chosen ? chosen.split(',') : null]]
      : by === 'yes'
        ? [[field, Boolean(chosen)]]
        : [
            [`${field}_gte`, low],
            [`${field}_lte`, high],
          ];
  return filters.filter(([, value]) => value);
}

/** The query of the chosen facets for the API, whose filters are those of the declared fields. */
export const facetQuery = (choice: FacetParams): FacetQuery =>
  Object.fromEntries(READ.flatMap((facet) => filtersOf(facet, choice[facet.key]))) as FacetQuery;
