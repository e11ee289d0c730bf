import type { Brand } from '@karite/shared/resources';
import { listFeaturedBrands, listProducts } from '../../api/catalogue.ts';
import type { Client } from '../../api/client.ts';
import { orNull, orPageError, partial } from '../../api/page-error.ts';
import type { ShopProduct } from '../shop-product.ts';

/** At most this many in each row of products (R1132, R1133). */
const ROW = 8;

export type PartnerBrand = Pick<Brand, 'id' | 'name' | 'logo' | 'description'>;
export type HomeData = {
  fresh: ShopProduct[];
  /** How many new products there are in all. */
  freshTotal: number;
  stars: ShopProduct[];
  /** `null`: could not be loaded. */
  brands: PartnerBrand[] | null;
};

/** What the home page shows (R1131 to R1135). The brands may fail alone: they have a message of their own (R1134). */
export const homeLoader = (client: Client) => async () => {
  const [products, brands] = await Promise.all([
    orPageError(
      Promise.all([
        listProducts(client, { badge: 'Nouveau', _start: 0, _end: ROW }),
        listProducts(client, { _sort: 'rating', _order: 'desc', _start: 0, _end: ROW }),
      ]),
      { failed: 'Erreur lors du chargement des produits' },
    ),
    orNull(listFeaturedBrands(client)),
  ]);
  const [fresh, stars] = products;
  const home: HomeData = {
    fresh: fresh.items,
    freshTotal: fresh.total,
    stars: stars.items,
    brands: brands?.items.map(({ id, name, logo, description }) => ({ id, name, logo, description })) ?? null,
  };
  return partial(home, brands !== null);
};
