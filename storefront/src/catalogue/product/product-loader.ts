import { shownOffers } from '@karite/shared/offers';
import type { Product } from '@karite/shared/resources';
import { getProduct, listProducts } from '../../api/catalogue.ts';
import { listChoices } from '../../api/choices.ts';
import type { Client } from '../../api/client.ts';
import { listZones } from '../../api/delivery.ts';
import { listIdentities } from '../../api/legal.ts';
import type { LoaderArgs } from '../../api/loader-args.ts';
import { listOffers } from '../../api/offers.ts';
import { orNull, orPageError, partial } from '../../api/page-error.ts';
import { getRatings, listReviews } from '../../api/reviews.ts';
import { inOrder } from '../shop-product.ts';
import { loadChoices } from './choices/content.ts';
import { lineOf } from './line-of.ts';

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
    // The reviews of one choice are those of all choices together (R1914).
    const headId = product.variantOfId ?? product.id;
    const hasChoices = product.variants > 0 || headId !== product.id;
    const [near, reviews, ratings, offers, drawn, choices] = await Promise.all([
      shelf ? orNull(listProducts(client, { categories: shelf, _start: 0, _end: RELATED + 1 })) : null,
      orNull(listReviews(client, headId)),
      orNull(getRatings(client, headId)),
      orNull(listOffers(client)),
      import.meta.env.SSR ? orNull(Promise.all([listZones(client), listIdentities(client)])) : null,
      hasChoices ? orNull(listChoices(client, headId)) : [],
      hasChoices && loadChoices().catch(() => null),
    ]);
    const related = near?.items.filter(({ id }) => id !== headId).slice(0, RELATED) ?? [];
    return partial(
      {
        product: { ...product, ...ratingOf(choices?.[0] ?? product), images: inOrder(product.images) },
        headId,
        choices: choices ?? [],
        related,
        reviews,
        ratings,
        // Formatted already, so that both sides draw the same text at any moment.
        offers: shownOffers(offers ?? [], lineOf(product), Date.now()),
        // For what the server alone draws.
        ...(import.meta.env.SSR && { serverOnly: { zones: drawn?.[0] ?? [], returns: drawn?.[1] ?? [] } }),
      },
      (!shelf || near !== null) &&
        reviews !== null &&
        ratings !== null &&
        offers !== null &&
        (!import.meta.env.SSR || drawn !== null) &&
        choices !== null,
    );
  };

const ratingOf = ({ rating, reviews }: Pick<Product, 'rating' | 'reviews'>) => ({ rating, reviews });

export type ProductPageData = Exclude<Awaited<ReturnType<ReturnType<typeof productLoader>>>, { init: unknown }>;
