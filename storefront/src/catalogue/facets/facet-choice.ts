import { HAIR_WORDS, SKIN_WORDS } from '@karite/shared/catalogue';
import type { FacetParams } from '@karite/shared/paths';
import type { FacetQuery } from '../../api/catalogue.ts';

/** Those of the words between commas that there are. */
const wordsIn = <T extends string>(valid: readonly T[], text?: string | null): T[] =>
  (text ?? '').split(',').flatMap((word) => valid.find((it) => it === word) ?? []);

/** Reads the chosen facets of a list from its address (R1806); invalid values are ignored. */
export function readFacets(search: URLSearchParams): FacetParams {
  const read = (key: keyof FacetParams, said: RegExp) => said.exec(search.get(key) ?? '')?.[0];
  return {
    marque: read('marque', /^[\w-]{1,64}(,[\w-]{1,64}){0,19}$/),
    prix: read('prix', /^(\d{1,7}-\d{0,7}|-\d{1,7})$/),
    note: read('note', /^[1-5](\.5)?$/),
    stock: read('stock', /^oui$/),
    peau: wordsIn(SKIN_WORDS, search.get('peau')).join(',') || undefined,
    cheveux: wordsIn(HAIR_WORDS, search.get('cheveux')).join(',') || undefined,
  };
}

export const isChosen = (choice: FacetParams): boolean => Object.values(choice).some(Boolean);

/** The query of the chosen facets for the API. */
export function facetQuery({ marque, prix, note, stock, peau, cheveux }: FacetParams): FacetQuery {
  const [low, high] = prix?.split('-') ?? [];
  return {
    ...(marque && { brandId: marque.split(',') }),
    ...(low && { fromPrice_gte: Number(low) }),
    ...(high && { fromPrice_lte: Number(high) }),
    ...(note && { rating_gte: Number(note) }),
    ...(stock && { isAvailable: true }),
    ...(peau && { skinTypes: wordsIn(SKIN_WORDS, peau) }),
    ...(cheveux && { hairTypes: wordsIn(HAIR_WORDS, cheveux) }),
  };
}
