import { LANGUAGE } from '@karite/shared/locale';
import type { Brand } from '@karite/shared/resources';
import { getBrand, listBrands, listProducts, readFacetCounts } from '../../api/catalogue.ts';
import type { Client } from '../../api/client.ts';
import type { LoaderArgs } from '../../api/loader-args.ts';
import { orNull, orPageError } from '../../api/page-error.ts';
import { facetQuery, readFacets } from '../facets/facet-choice.ts';

export type BrandCard = Pick<Brand, 'id' | 'name' | 'logo'>;

/** The brands with a rank first, the others by name (R1122). */
export const brandsLoader = (client: Client) => async (): Promise<BrandCard[]> => {
  const { items } = await orPageError(listBrands(client), { failed: 'Erreur lors du chargement des marques.' });
  const rank = (brand: Brand) => brand.priority ?? Number.MAX_SAFE_INTEGER;
  return items
    .sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, LANGUAGE))
    .map(({ id, name, logo }) => ({ id, name, logo }));
};

const MOST_PRODUCTS = 200;

export const brandLoader =
  (client: Client) =>
  async ({ params, request }: LoaderArgs) => {
    const id = params.id ?? '';
    const chosen = readFacets(new URL(request.url).searchParams, 'brandId');
    const query = { ...facetQuery(chosen), brandId: id };
    const [brand, products, facets] = await orPageError(
      Promise.all([
        getBrand(client, id),
        listProducts(client, { ...query, _sort: 'name', _order: 'asc', _start: 0, _end: MOST_PRODUCTS }),
        orNull(readFacetCounts(client, query)),
      ]),
      { missing: 'Marque introuvable', failed: 'Impossible de charger les détails de la marque.' },
    );
    return { brand, products: products.items, total: products.total, facets, chosen };
  };

export type BrandData = Awaited<ReturnType<ReturnType<typeof brandLoader>>>;
