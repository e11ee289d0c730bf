import { getProduct, listProducts } from '../../api/catalogue.ts';
import type { Client } from '../../api/client.ts';
import { listZones } from '../../api/delivery.ts';
import { listIdentities } from '../../api/legal.ts';
import type { LoaderArgs } from '../../api/loader-args.ts';
import { orNull, orPageError, partial } from '../../api/page-error.ts';
import { getRatings, listReviews } from '../../api/reviews.ts';
import { termsOf } from '../../legal/sale-terms/terms-of.ts';
import { inOrder } from '../shop-product.ts';

const RELATED = 4;

/** A product and a few of its neighbours on the shelf (R1104). */
export const productLoader =
  (client: Client) =>
  async ({ params }: LoaderArgs) => {
    const product = await orPageError(getProduct(client, params.id ?? ''), {
      missing: "Produit introuvable - Le produit que vous recherchez n'existe pas ou a été supprimé.",
      failed: 'Erreur lors du chargement des produits',
    });
    const shelf = product.categories[0]?.id;
    const [near, identities, reviews, ratings, zones] = await Promise.all([
      shelf ? orNull(listProducts(client, { categories: shelf, _start: 0, _end: RELATED + 1 })) : null,
      orNull(listIdentities(client)),
      orNull(listReviews(client, product.id)),
      orNull(getRatings(client, product.id)),
      import.meta.env.SSR ? orNull(listZones(client)) : [],
    ]);
    const related = near?.items.filter(({ id }) => id !== product.id).slice(0, RELATED) ?? [];
    return partial(
      {
        product: { ...product, images: inOrder(product.images) },
        related,
        reviews,
        ratings,
        terms: identities && termsOf(identities),
        // For search engines, who read what the server draws.
        ...(import.meta.env.SSR && { serverOnly: { zones: zones ?? [], returns: identities ?? [] } }),
      },
      (!shelf || near !== null) && identities !== null && reviews !== null && ratings !== null && zones !== null,
    );
  };

export type ProductPageData = Exclude<Awaited<ReturnType<ReturnType<typeof productLoader>>>, { init: unknown }>;
