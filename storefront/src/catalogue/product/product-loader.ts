import { shownOffers } from '@karite/shared/offers';
import type { Product } from '@karite/shared/resources';
import { getProduct } from '../../api/catalogue.ts';
import { listChoices } from '../../api/choices.ts';
import type { Client } from '../../api/client.ts';
import { listZones } from '../../api/delivery.ts';
import { listIdentities } from '../../api/legal.ts';
import type { LoaderArgs } from '../../api/loader-args.ts';
import { listOffers } from '../../api/offers.ts';
import { orNull, orPageError, partial } from '../../api/page-error.ts';
import { countTypes, getRatings, listReviews } from '../../api/reviews.ts';
import { inOrder } from '../shop-product.ts';
import { loadChoices } from './choices/content.ts';
import { lineOf } from './line-of.ts';

/** A product with what is shown beside it (R1104). */
export const productLoader =
  (client: Client) =>
  async ({ params: { id = '' }, request }: LoaderArgs) => {
    const key = new URL(request.url).searchParams.get('brouillon') ?? undefined;
    // A preview of one that is not published (R2174).
    const preview = key !== undefined && (await import('../../api/content.ts'));
    const found = preview
      ? preview.orPreviewError(client.get('/products/{id}/preview', { path: { id }, query: { key } }))
      : getProduct(client, id);
    const product = await orPageError(found, {
      missing: "Produit introuvable - Le produit que vous recherchez n'existe pas ou a été supprimé.",
      failed: 'Erreur lors du chargement des produits',
    });
    const shelf = product.categories[0]?.id;
    // The reviews of one choice are those of all choices together (R1914).
    const headId = product.variantOfId ?? product.id;
    const hasChoices = product.variants > 0 || headId !== product.id;
    const [liked, reviews, ratings, types, offers, drawn, choices] = await Promise.all([
      orNull(import('./liked.ts').then(({ loadLiked }) => loadLiked(client, headId, shelf))),
      orNull(listReviews(client, headId)),
      orNull(getRatings(client, headId)),
      orNull(countTypes(client, headId)),
      orNull(listOffers(client)),
      import.meta.env.SSR ? orNull(Promise.all([listZones(client), listIdentities(client)])) : null,
      hasChoices ? orNull(listChoices(client, headId)) : [],
      hasChoices && loadChoices().catch(() => null),
    ]);
    const isWhole =
      liked !== null &&
      reviews !== null &&
      ratings !== null &&
      types !== null &&
      offers !== null &&
      (!import.meta.env.SSR || drawn !== null) &&
      choices !== null;
    const value = {
      product: { ...product, ...ratingOf(choices?.[0] ?? product), images: inOrder(product.images) },
      headId,
      choices: choices ?? [],
      liked: liked ?? [],
      reviews,
      ratings,
      types,
      // Formatted already, so that both sides draw the same text at any moment.
      offers: shownOffers(offers ?? [], lineOf(product), Date.now()),
      // For what the server alone draws.
      ...(import.meta.env.SSR && { serverOnly: { zones: drawn?.[0] ?? [], returns: drawn?.[1] ?? [] } }),
    };
    return preview ? preview.shown(value, { key }) : partial(value, isWhole);
  };

const ratingOf = ({ rating, reviews }: Pick<Product, 'rating' | 'reviews'>) => ({ rating, reviews });

export type ProductPageData = Exclude<Awaited<ReturnType<ReturnType<typeof productLoader>>>, { init: unknown }>;
